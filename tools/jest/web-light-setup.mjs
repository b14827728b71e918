// Runs once per worker of the web tests: plain Node with the window of jsdom. Each test file gets its own modules of
// the web app, because they keep state; libraries and core are loaded once per worker.
import module from 'node:module';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import './light-setup.mjs';
import { JSDOM } from 'jsdom';
import { inRoot } from '../lib/root.mjs';

const { window } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true });
findLabelsFast();
shareWindow();
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
await import('./web-setup.mjs');
await import('./top-layer.mjs');
await import('./web-patience.mjs');
const { act, cleanup } = await import('@testing-library/react');
// React remembers the timer that it finds first, which must not be a fake one.
await act(() => Promise.resolve());

/** Objects whose properties tests replace. */
const CHANGED = [
  globalThis,
  window,
  window.document,
  window.navigator,
  URL,
  globalThis.crypto,
  ...['Element', 'HTMLElement', 'HTMLDialogElement', 'Navigator', 'Storage'].map((name) => window[name].prototype),
];
const original = CHANGED.map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
/** Names of browser features, unlike those that libraries keep something under. */
const FEATURE = /^(?:[A-Z][a-z]|locks$)/;
const known = new Map(original.map(([object, descriptors]) => [object, new Set(Object.keys(descriptors))]));
const listeners = [];
watchListeners(window);

const APP = pathToFileURL(inRoot('apps/web/src/')).href;
const CORE = pathToFileURL(inRoot('libs/core/src/')).href;
const addressOf = (url) => url.split('?')[0];
/** Counts test files: the modules of each have it in their addresses. */
let file = 0;
/** Modules that the test file replaces: address to exports. */
const mocks = new Map();

module.registerHooks({
  resolve(specifier, context, next) {
    if (context.parentURL?.includes('/jest-light-runner/') && /\.test\.tsx?\?/.test(specifier)) {
      beginFile();
      return next(specifier, context);
    }
    const found = next(specifier, context);
    const address = addressOf(found.url);
    if (mocks.has(address) && context.parentURL?.includes('?file='))
      return { ...found, url: `mock:${address}?file=${file}`, format: 'module' };
    const own =
      address.startsWith(APP) || (address.startsWith(CORE) && [...mocks.keys()].some((mock) => mock.startsWith(CORE)));
    return own ? { ...found, url: `${address}?file=${file}` } : found;
  },
  load(url, context, next) {
    if (!url.startsWith('mock:')) return next(url, context);
    const address = addressOf(url.slice('mock:'.length));
    const source = Object.keys(mocks.get(address)).map(
      (name) => `export const ${name} = mocks.get(${JSON.stringify(address)}).${name};`,
    );
    return {
      format: 'module',
      source: ['const { mocks } = globalThis[Symbol.for("crease.mocks")];', ...source].join('\n'),
      shortCircuit: true,
    };
  },
});
globalThis[Symbol.for('crease.mocks')] = {
  mocks,
  mockModule: (specifier, factory) => mocks.set(addressOf(import.meta.resolve(specifier)), factory()),
};

/**
 * Replaces `labels` of form fields. For each field jsdom asks each label of the page for its field, and looks for that
 * one in the whole page: half of the time of a test with a large form.
 */
function findLabelsFast() {
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        if (this.type === 'hidden') return null;
        const named =
          this.id === '' ? [] : this.getRootNode().querySelectorAll(`label[for=${JSON.stringify(this.id)}]`);
        const around = this.closest('label');
        return [...named, ...(around !== null && !around.htmlFor && around.control === this ? [around] : [])];
      },
    });
}

/** Makes the window's properties global. Fetch and timers are Node's. */
function shareWindow() {
  const builtIn = new Set(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)'));
  const ofNode = [
    'clearInterval',
    'clearTimeout',
    'console',
    'crypto',
    'fetch',
    'performance',
    'queueMicrotask',
    'setInterval',
    'setTimeout',
    'structuredClone',
    'URL',
    'URLSearchParams',
  ];
  for (const name of [
    ...Object.getOwnPropertyNames(window),
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
  ])
    if (!builtIn.has(name) && !ofNode.includes(name) && !name.startsWith('_')) forward(globalThis, name, window);
  for (const name of ofNode) forward(window, name, globalThis);
  // Node's own channel refuses the events of jsdom, which has none.
  delete globalThis.BroadcastChannel;
}

function forward(object, name, source) {
  const first = source[name];
  // A function needs the window as its receiver; a class does not.
  const bound = typeof first === 'function' && /^[a-z]/.test(name) ? first.bind(source) : first;
  Object.defineProperty(object, name, {
    configurable: true,
    enumerable: true,
    get: () => (source[name] === first ? bound : source[name]),
    set: (changed) => void (source[name] = changed),
  });
}

function watchListeners(target) {
  const { addEventListener } = target;
  target.addEventListener = (...args) => {
    listeners.push([target, args]);
    return addEventListener.apply(target, args);
  };
}

function beginFile() {
  file += 1;
  globalThis.jest?.useRealTimers();
  globalThis.afterEach(cleanup);
  mocks.clear();
  for (const [target, args] of listeners.splice(0)) target.removeEventListener(...args);
  for (const object of [globalThis, window, window.navigator])
    for (const name of Object.keys(object)) if (FEATURE.test(name) && !known.get(object).has(name)) delete object[name];
  for (const [object, descriptors] of original)
    for (const [name, descriptor] of Object.entries(descriptors)) {
      const now = Object.getOwnPropertyDescriptor(object, name);
      if (descriptor.configurable && (now?.value !== descriptor.value || now?.get !== descriptor.get))
        Object.defineProperty(object, name, descriptor);
    }
  const { document } = window;
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
