import './lib/require-node.mjs';
import { buildApi } from './lib/build-api.mjs';

await buildApi();
