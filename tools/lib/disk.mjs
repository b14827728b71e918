import { Sentence } from './sentence.mjs';

const FULL = /\b(?:ENOSPC|EDQUOT|53100)\b|no space left on device|disk quota exceeded|check free disk space/i;

/** A Sentence when `error`, or a program's output, reports the full disk of `folder`; otherwise null. */
export function fullDisk(error, folder) {
  const text =
    typeof error === 'string' ? error : `${error?.code ?? ''} ${error?.message ?? ''} ${error?.stderr ?? ''}`;
  return FULL.test(text)
    ? new Sentence(
        `There is no room left on the disk of ${folder}: a first start needs about 300 MB, so make room or choose another folder with DATA_DIR.`,
      )
    : null;
}
