import { championWords } from '../../competition/champion.words.fr.js';
import type { FinalRow } from '../../competition/champion.rules.js';
import { rfaRules } from '../../free-agents/rfa/rfa.rules.js';
import { ufaDays } from '../../free-agents/ufa/ufa.rules.js';
import { waiverHours } from '../../free-agents/waiver.rules.js';
import { countOf, de, pluralOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './step.words.en.js';
import type { StepFacts } from '../step.words.js';

const SHOWN = 6;

function some(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} et ${countOf(names.length - SHOWN, 'autre')}` : shown;
}

function lostWords(table: readonly FinalRow[]): string[] {
  const lost = table.flatMap(({ name, less = 0 }) => (less === 0 ? [] : [`${name} (${localeOf('fr').number(less)})`]));
  if (lost.length === 0) return [];
  return [
    `${countOf(lost.length, 'équipe perdra', 'équipes perdront')} des points faute d’assez de matchs de gardien\u00A0: ${some(lost)}.`,
  ];
}

export const stepWords: Translation<typeof en.stepWords> = (step) => [
  ...(step.nextSeason ? nextSeasonWords(step) : []),
  ...phaseWords(step),
];

function nextSeasonWords(step: StepFacts): string[] {
  const { season } = step;
  const said = [`La saison ${season} commencera\u00A0: ce sont ses contrats qui compteront.`];
  if (step.retentionsEnding > 0)
    said.push(
      `${countOf(step.retentionsEnding, 'retenue de salaire prendra fin', 'retenues de salaire prendront fin')}.`,
    );
  if (step.type === 'redraft')
    said.push(
      step.playersReleased === 0
        ? 'Toutes les formations seront vidées.'
        : `Toutes les formations seront vidées\u00A0: ${countOf(step.playersReleased, 'joueur sera libéré', 'joueurs seront libérés')}.`,
    );
  if (step.contractsEnding > 0)
    said.push(
      `${countOf(step.contractsEnding, 'joueur sans contrat pour cette saison quittera son équipe', 'joueurs sans contrat pour cette saison quitteront leur équipe')}.`,
    );
  if (step.promisesVoided > 0)
    said.push(
      `${countOf(step.promisesVoided, 'condition d’échange encore en suspens n’aura plus d’effet', 'conditions d’échange encore en suspens n’auront plus d’effet')}.`,
    );
  if (step.draftPicksGiven > 0)
    said.push(
      `Les équipes recevront ${countOf(step.draftPicksGiven, 'choix de repêchage', 'choix de repêchage')}${step.type === 'dynasty' ? ' pour des saisons à venir' : ` pour ${season}`}.`,
    );
  return said;
}

function phaseWords(step: StepFacts): string[] {
  switch (step.to) {
    case 'startup-drafts':
      return ['Les repêchages initiaux pourront avoir lieu; vous les lancerez un à un dans la salle de repêchage.'];
    case 'in-season': {
      const hours = waiverHours(step.settings);
      return [
        'Les formations devront être en règle\u00A0: le plafond, les limites de taille et les minimums par position s’appliqueront.',
        hours === 0
          ? 'Les joueurs libérés deviendront autonomes tout de suite.'
          : `Les joueurs libérés pourront être réclamés pendant ${countOf(hours, 'heure')}.`,
      ];
    }
    case 'offseason':
      return offseasonWords(step);
    case 'free-agency':
      return freeAgencyWords(step);
    case 'protection':
      return [
        'Les équipes auront jusqu’à la date limite pour faire leur liste de protection. Les listes seront alors verrouillées et publiées, et les joueurs qui ne seront sur aucune liste seront libérés.',
      ];
    case 'annual-drafts':
      return [
        'Les repêchages de la saison pourront avoir lieu. Le plafond s’appliquera de nouveau en entier; la taille des formations et de la banque d’espoirs ne sera pas limitée avant le début de la saison.',
      ];
    case 'setup':
      return [];
  }
}

function freeAgencyWords({ settings }: StepFacts): string[] {
  const days = ufaDays(settings);
  return [
    ...(rfaRules(settings) === null
      ? []
      : ['Les autres équipes pourront faire des offres secrètes pour les autonomes avec compensation.']),
    ...(days === null
      ? []
      : [
          `Pendant ${countOf(days, 'jour')}, les équipes pourront mettre à l’encan les autres joueurs dont le contrat a pris fin.`,
        ]),
    'L’étape suivante commencera quand tout sera réglé.',
  ];
}

function offseasonWords(step: StepFacts): string[] {
  const said = step.table.length > 0 ? [championWords(step.season, step.table)] : [];
  said.push(...lostWords(step.table));
  said.push('On ne pourra ajouter aucun joueur avant la saison suivante.');
  if (step.faPicksEnding > 0)
    said.push(
      `${countOf(step.faPicksEnding, 'choix d’autonome inutilisé expirera', 'choix d’autonome inutilisés expireront')}.`,
    );
  if (step.waiversEnding > 0)
    said.push(
      `${countOf(step.waiversEnding, 'joueur au ballottage deviendra autonome', 'joueurs au ballottage deviendront autonomes')}${step.claimsEnding === 0 ? '' : `, et ${countOf(step.claimsEnding, 'réclamation sera annulée', 'réclamations seront annulées')}`}.`,
    );
  if (step.graduates.length > 0)
    said.push(
      `${countOf(step.graduates.length, 'joueur qui ne sera plus une recrue quittera', 'joueurs qui ne seront plus des recrues quitteront')} la banque d’espoirs\u00A0: ${some(step.graduates.map(({ name, teamName }) => `${name} (${teamName})`))}.`,
    );
  said.push(
    'Le plafond sera porté à 110\u00A0%. Avant le début de la saison suivante, la taille des formations et de la banque d’espoirs ne sera pas limitée, et les minimums ne s’appliqueront pas.',
  );
  return said;
}

export const graduationWords: Translation<typeof en.graduationWords> = (names, seasonEnd) =>
  names.length === 1
    ? `${names[0]} quittera la banque d’espoirs pour la formation active à la fin de la saison (dernier jour\u00A0: ${seasonEnd}) et ne sera plus une recrue.`
    : `${countOf(names.length, 'joueur')} quitteront la banque d’espoirs pour la formation active à la fin de la saison (dernier jour\u00A0: ${seasonEnd})\u00A0: ${some(names)}.`;

export const graduationMail: Translation<typeof en.graduationMail> = (team) => ({
  subject: `${team.names.length === 1 ? team.names[0] : countOf(team.names.length, 'joueur')} ${pluralOf(team.names.length, 'quittera', 'quitteront')} la banque d’espoirs ${de(team.team)}`,
  lines: [
    graduationWords(team.names, localeOf('fr').day(team.lastDay)),
    `Dès le début de la saison suivante, ${pluralOf(team.names.length, 'ce joueur comptera', 'ces joueurs compteront')} dans la taille de la formation. Sur la liste de protection, ${pluralOf(team.names.length, 'ce joueur devra', 'ces joueurs devront')} occuper une place comme les autres.`,
  ],
});
