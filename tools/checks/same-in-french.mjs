const WORDS = new Set(
  [
    // Names of products, formats and invented players.
    'crease discord slack google facebook redis crease.app québécois',
    'aksel alexei ashworth ben bergstrom bianchet castellan cole dahl delaney dylan elias emil feld grant halloran',
    'hudak ilya joel jonas kasik kris lehto luca marchand marek mats mosher noah novotny nyberg oberg owen peter',
    'prewitt pruitt rautio roman sami sean sorin strand theo turov ty vanek viktor whitaker',
    // Abbreviations, units, and values that people type.
    'comp ctrl est max min pos pts susp csv',
    'actions archive auto budgets cause centres champion champions charge chevron clause club code condition conditions date division',
    'divisions dollars final indigo installation invitation invitations jade logo lot message messages minutes note notes',
    'notifications olive orange pause place places points pool position protection question records sections sessions source',
    'standard total transactions triangle type version violet webhook webhooks zone',
  ]
    .join(' ')
    .split(' '),
);

/** True for a text whose words are equal in French. Figures and single letters do not count. */
export const isSameInFrench = (text) =>
  (text.match(/\p{L}[\p{L}’'-]+/gu) ?? []).every(
    // A word with a capital inside is a key.
    (word) => WORDS.has(word.toLowerCase()) || /\p{Ll}\p{Lu}/u.test(word),
  );
