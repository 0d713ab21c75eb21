import { serve } from '#widgets/live/serve.ts';
import { answerDobro } from './answer.ts';

serve(answerDobro);
