import { searchName } from '../players/search.rules.js';
import { termWordsOf } from './terms.words.js';
import type { RuleSection } from './rulebook.rules.js';
import type { RulesAnswer } from './rulebook.answers.js';

/**
 * The sections with the rules that have every typed word, in their text, in the name of a setting that they say, or in
 * the words of a term that they are about. Empty sections are left out.
 */
export function findRules(
  { sections, settings }: Pick<RulesAnswer, 'sections' | 'settings'>,
  typed: string,
): readonly RuleSection[] {
  const words = searchName(typed).split(' ').filter(Boolean);
  if (words.length === 0) return sections;
  const names = (anchor: string) => settings.flatMap((one) => (one.anchor === anchor ? [one.label] : [])).join(' ');
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(({ anchor, text }) => {
        const all = searchName(`${section.title} ${text} ${names(anchor)} ${termWordsOf(anchor, settings)}`);
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
