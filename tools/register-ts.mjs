// node --import ./tools/register-ts.mjs <file.ts>
import { register } from './run-ts.mjs';

register();
