// Replaces fast-check in mutation tests: each property runs a tenth of its cases, because a whole run repeats it often.
import fc from 'fast-check';

/** `all` runs all cases. `reduced`: a property has left cases out since the last reset. */
export const cases = { all: false, reduced: false };

function assert(property, parameters = {}) {
  const wanted = parameters.numRuns ?? 100;
  const numRuns = cases.all ? wanted : Math.min(wanted, Math.max(3, Math.ceil(wanted / 10)));
  cases.reduced ||= numRuns < wanted;
  // The smallest failing case is not needed.
  return fc.assert(property, { ...parameters, numRuns, endOnFailure: true });
}

export default { ...fc, assert };
