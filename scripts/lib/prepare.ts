// Started before every task that has no step of its own for the generated code.
import { generateIfChanged } from './generated.ts';

process.exitCode = await generateIfChanged();
