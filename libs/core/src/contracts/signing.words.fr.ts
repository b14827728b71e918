import { countOf, pluralOf } from '../french/grammar.js';
import { formatMoney } from '../money.js';
import type { Translation } from '../words.js';
import { entrySalary, signingRules } from './signing.rules.js';
import type * as en from './signing.words.en.js';

const length = (least: number, most: number): string =>
  least === most ? countOf(least, 'saison') : `de ${least} à ${countOf(most, 'saison')}`;

export const signingWords: Translation<typeof en.signingWords> = (settings) => {
  const rules = signingRules(settings);
  if (rules === null)
    return settings.salaries === 'own'
      ? 'Les commissaires fixent les contrats des joueurs.'
      : 'Les contrats sont ceux de la LNH\u00A0: les équipes n’en signent pas.';
  const { salary, least, most, days, years, slots, entrySeasons } = rules;
  const [first, second] = [1, 2].map((round) => entrySalary(settings, round));
  return [
    `Un joueur qu’une équipe ajoute ou repêche reçoit un contrat ${salary === 'nhl' ? 'au montant de son impact sur le plafond dans la LNH' : 'au salaire minimum'}. Un joueur acheté au repêchage à l’encan en reçoit un au prix payé.`,
    `Le DG a ${countOf(days, 'jour')} pour en choisir la durée\u00A0: ${length(least, most)}. Après ce délai, elle est de ${countOf(least, 'saison')}.`,
    ...(years === 0
      ? []
      : [
          `Un contrat plus long est refusé si le total des saisons qui restent aux contrats de l’équipe dépasse alors ${years}.`,
        ]),
    ...(slots === 0
      ? []
      : [
          `Une équipe peut avoir au plus ${countOf(slots, 'contrat')} qui ${pluralOf(slots, 'va', 'vont')} au-delà de la saison.`,
        ]),
    `À son rappel, un joueur issu d’un repêchage des recrues reçoit un contrat d’entrée de ${countOf(entrySeasons, 'saison')}\u00A0: ${formatMoney(first ?? 0)} pour la première ronde${first === second ? ' et toutes les autres' : `, puis ${formatMoney(settings.entry_step ?? 0)} de moins à chaque ronde, mais jamais moins que le minimum`}.`,
  ].join(' ');
};
