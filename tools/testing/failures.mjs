import { stripVTControlCharacters } from 'node:util';
import { inRoot } from '../lib/root.mjs';

const LINES = 12;

/**
 * Finds the failed tests in the reports of Jest and Playwright, each with the first lines of its error. A run prints
 * them last, because often only the end of a long output is kept.
 */
export function findFailures(jest, e2e) {
  const suites = (jest?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0 && message) return [{ name, lines: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name}: ${fullName}`,
      lines: firstLines(failureMessages.join('\n')),
    }));
  });
  return [...suites, ...(e2e?.suites ?? []).flatMap(failedSpecs)];
}

function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      name: `${inRoot('e2e', file)}:${line}: ${title}`,
      lines: firstLines(
        tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
          .join('\n'),
      ),
    }));
  return [...failed, ...suites.flatMap(failedSpecs)];
}

const firstLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES);
