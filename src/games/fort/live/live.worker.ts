import { serve } from '#widgets/live/serve.ts';
import { answerFort } from './answer.ts';

serve(answerFort);
