import { killAtSeasonEnd } from '../testing/killed-scenarios.js';

await killAtSeasonEnd('categories');
