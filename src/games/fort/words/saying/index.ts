export { fortSpeech as speech } from './speech.ts';
