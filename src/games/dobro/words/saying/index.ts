export { dobroSpeech as speech } from './speech.ts';
