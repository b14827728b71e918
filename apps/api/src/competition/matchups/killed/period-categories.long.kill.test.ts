import { killInPeriod } from '../testing/killed-scenarios.js';

await killInPeriod('categories');
