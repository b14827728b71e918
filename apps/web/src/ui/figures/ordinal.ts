const ENDINGS = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** "1st", "12th", "22nd" */
export const ordinal = (number: number): string => `${number}${ENDINGS.get(rules.select(number)) ?? 'th'}`;
