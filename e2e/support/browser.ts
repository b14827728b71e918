export { chromiumFlags, findChromium } from '../../tools/browser.mjs';
