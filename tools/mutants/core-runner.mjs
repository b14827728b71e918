// Test runner plugin for Stryker: runs the core tests in plain Node, in one process for many mutants.
// Jest's own runner starts every test file afresh for each mutant, which makes a whole run take hours.
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import * as circus from 'jest-circus';
import { inRoot } from '../lib/root.mjs';
import { cases } from './few-cases.mjs';

/** Slow tests run only on mutants of the same feature. */
const OWN_FEATURE_ONLY = [
  'activity/concerns.rules',
  'archive/archive.values',
  'draft/draft.rules',
  'draft/team/legality.rules',
  'draft/clock/time-bank.long',
  'draft/queue/wish.rules',
  'leagues/playable.rules',
  'seasons/week.rules',
  'streams/room',
  'teams/remedy.rules',
].map((name) => `libs/core/src/${name}.test.ts`);

/** What the changed code reads and writes: the active mutant, the counted hits and the covered mutants. */
const stryker = (globalThis.__stryker__ ??= {});

class CoreTestRunner {
  #files = [];

  /** Mutants are activated after the modules have loaded (`ignoreStatic`), so none needs a new process. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Stryker starts this process in its copy of the project, where the rules are changed. */
  async init() {
    process.env.NODE_ENV = 'test';
    await importFile(inRoot('node_modules/jest-light-runner/src/global-setup.js'));
    await importFile(path.resolve('tools/jest/light-setup.mjs'));
    const fewCases = new URL('few-cases.mjs', import.meta.url).href;
    module.registerHooks({
      resolve(specifier, context, next) {
        const redirect = specifier === 'fast-check' && context.parentURL?.endsWith('.test.ts');
        return redirect ? { url: fewCases, shortCircuit: true } : next(specifier, context);
      },
    });
  }

  async dryRun({ coverageAnalysis }) {
    await this.#load();
    stryker.mutantCoverage ??= { static: {}, perTest: {} };
    const tests = await this.#run(() => true, false);
    const result = { status: DryRunStatus.Complete, tests };
    return coverageAnalysis === 'off' ? result : { ...result, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    stryker.hitLimit = hitLimit;
    stryker.hitCount = hitLimit === undefined ? undefined : 0;
    try {
      await this.#load();
      stryker.activeMutant = activeMutant.id;
      const chosen = testFilter && new Set(testFilter);
      const isChosen = (id) => chosen === undefined || chosen.has(id);
      const tests = await this.#run(isChosen, !disableBail, activeMutant.fileName);
      const endless = determineHitLimitReached(stryker.hitCount, hitLimit);
      return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests }, disableBail);
    } catch (error) {
      // A module that cannot load with the mutant is noticed by every test.
      const test = { id: 'load', name: 'load', timeSpentMs: 0, ...failure(error) };
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: [test] }, disableBail);
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  /** Collects tests without running them. */
  async #load() {
    if (this.#files.length > 0) return;
    const names = fs.globSync('libs/core/src/**/*.test.ts').sort();
    for (const name of names) {
      circus.resetState();
      await importFile(path.resolve(name));
      this.#files.push({ name, root: circus.getState().rootDescribeBlock });
    }
  }

  async #run(isChosen, bail, mutated) {
    const results = [];
    for (const { name, root } of mutated ? nearestFirst(this.#files, mutated) : this.#files) {
      const tests = testsBelow(root, name).filter(({ id }) => isChosen(id));
      if (tests.length === 0) continue;
      await runHooks(root, 'beforeAll');
      for (const test of tests) {
        results.push(await runTest(test));
        if (bail && results.at(-1).status === TestStatus.Failed) return results;
      }
      await runHooks(root, 'afterAll');
    }
    return results;
  }
}

const importFile = (file) => import(pathToFileURL(file).href);

const featureOf = (file) => /libs\/core\/src\/([^/]+)/.exec(file)?.[1];

/**
 * The order of the test files: that of the mutated file, those of its feature, all others, the slow ones of its
 * feature.
 */
function nearestFirst(files, mutated) {
  const own = mutated.replace(/\.ts$/, '.test.ts');
  const distanceOf = ({ name }) => {
    if (own.endsWith(name)) return 0;
    const isNear = featureOf(own) === featureOf(name);
    if (OWN_FEATURE_ONLY.includes(name)) return isNear ? 3 : Infinity;
    return isNear ? 1 : 2;
  };
  return files
    .filter((file) => distanceOf(file) < Infinity)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other));
}

function testsBelow(block, file, id = file) {
  return block.children.flatMap((child) => {
    const childId = `${id} > ${child.name}`;
    if (child.mode === 'skip') return [];
    return child.type === 'test' ? [{ id: childId, file, work: child.fn, block }] : testsBelow(child, file, childId);
  });
}

async function runHooks(block, kind) {
  for (const hook of block.hooks.filter(({ type }) => type === kind)) await hook.fn();
}

/** A failure counts only when it also occurs with all cases: some tests count the cases they reached. */
async function runTest(test) {
  cases.all = false;
  cases.reduced = false;
  const result = await tryTest(test);
  if (result.status === TestStatus.Success || !cases.reduced) return result;
  cases.all = true;
  return tryTest(test);
}

async function tryTest({ id, file, work, block }) {
  const blocks = [];
  for (let each = block; each; each = each.parent) blocks.unshift(each);
  const start = performance.now();
  // Stryker runs a mutant again when the file of its test has changed.
  const outcome = { id, name: id, fileName: path.resolve(file) };
  stryker.currentTestId = id;
  try {
    for (const each of blocks) await runHooks(each, 'beforeEach');
    await work();
    return { ...outcome, status: TestStatus.Success, timeSpentMs: performance.now() - start };
  } catch (error) {
    return { ...outcome, ...failure(error), timeSpentMs: performance.now() - start };
  } finally {
    for (const each of blocks.reverse()) await runHooks(each, 'afterEach');
    stryker.currentTestId = undefined;
  }
}

const failure = (error) => ({
  status: TestStatus.Failed,
  failureMessage: error instanceof Error ? error.message : String(error),
});

const createCoreTestRunner = () => new CoreTestRunner();
createCoreTestRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'core', createCoreTestRunner)];
