import * as t from './scale.words.en.js';

/** A figure before and after a trade; shown once when it does not change. */
export const FromTo = ({ before, after }: { before: string; after: string }) =>
  before === after ? (
    before
  ) : (
    <>
      {before}
      <span aria-hidden="true">{' → '}</span>
      <span className="sr-only">{t.becomes}</span>
      <strong className="font-semibold">{after}</strong>
    </>
  );
