import { killAtAnyMoment } from '../testing/killed-scenarios.js';

await killAtAnyMoment('points');
