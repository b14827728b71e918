import { au, countOf, de, listOf, pluralOf } from '../../french/grammar.js';
import { localeOf, type Language } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './league.words.en.js';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'anglais', fr: 'français' };

const andLeague = (team: string | null): string => (team === null ? 'la ligue' : `l’équipe ${team} et la ligue`);

export const LEAGUE_LINES: Translation<typeof en.LEAGUE_LINES> = {
  'league.created': ({ who, league }) => `${who} a créé la ligue ${league}.`,
  'league.brought': ({ who, day }) => `${who} a importé la ligue à partir d’une archive du ${localeOf('fr').day(day)}.`,
  'league.copied': ({ who, league }) => `${who} a créé la ligue en copiant la ligue ${league}.`,
  'league.grown': ({ who, teams, count, season, playoffs }) =>
    `${who} a ajouté ${listOf(teams)} à la ligue\u00A0: dès ${season}, elle comptera ${countOf(count, 'équipe')}. Un repêchage d’expansion donnera des joueurs ${pluralOf(teams.length, 'à la nouvelle équipe', 'aux nouvelles équipes')}.${
      playoffs === undefined
        ? ''
        : ` ${playoffs === count ? 'Toutes les équipes' : countOf(playoffs, 'équipe')} participeront aux séries, ce que le commissaire peut changer jusqu’au début de la saison.`
    }`,
  'league.notGrown': ({ who, teams, count }) =>
    `${who} a annulé l’expansion\u00A0: ${pluralOf(teams.length, `l’équipe ${listOf(teams)} ne fait`, `les équipes ${listOf(teams)} ne font`)} plus partie de la ligue, qui compte ${countOf(count, 'équipe')}.`,
  'league.renamed': ({ who, league }) => `${who} a donné un nouveau nom à la ligue\u00A0: ${league}.`,
  'league.language': ({ who, language }) =>
    `${who} a choisi la langue du canal et des courriels de la ligue\u00A0: ${LANGUAGE_NAMES[language]}.`,
  'league.teamRenamed': ({ before, team }) => `L’équipe ${before} s’appelle maintenant ${team}.`,
  'league.newLogo': ({ team }) => `L’équipe ${team} a un nouveau logo.`,
  'league.newMark': ({ team }) => `L’équipe ${team} a un nouvel emblème.`,
  'league.noLogo': ({ team }) => `L’équipe ${team} a retiré son logo.`,
  'league.commissioner': ({ who }) => `${who} est maintenant commissaire.`,
  'league.noCommissioner': ({ who }) => `${who} n’est plus commissaire.`,
  'league.left': ({ who, team }) => `${who} a quitté ${andLeague(team)}.`,
  'league.removed': ({ who, team }) =>
    `On a retiré ${who} ${team === null ? '' : `de l’équipe ${team} et `}de la ligue.`,
  'league.managerGone': ({ team }) => `Un DG a quitté ${team === null ? 'la ligue' : `l’équipe ${team}`}.`,
  'league.managed': ({ manager, team }) => `${manager} dirige maintenant l’équipe ${team}.`,
  'league.joined': ({ manager, team }) =>
    `${manager} a rejoint la ligue grâce au lien d’invitation et dirige maintenant l’équipe ${team}.`,
  'league.linkOpened': ({ who }) => `${who} a créé un lien d’invitation pour toutes les équipes libres.`,
  'league.linkRenewed': ({ who }) =>
    `${who} a remplacé le lien d’invitation de la ligue. L’ancien lien ne fonctionne plus.`,
  'league.linkClosed': ({ who }) => `${who} a désactivé le lien d’invitation de la ligue.`,
  'league.coManaged': ({ who, team }) => `${who} est maintenant co-DG ${de(team)}.`,
  'league.coManagerLeft': ({ who, team }) => `${who} n’est plus co-DG ${de(team)}.`,
  'league.coManagerRemoved': ({ who, team }) => `On a retiré ${au(who)} son poste de co-DG ${de(team)}.`,
  'league.handedOver': ({ who, manager, team }) =>
    `${who} a confié l’équipe ${team} ${au(manager)}, qui la dirige maintenant.`,
  'league.coDeclined': ({ who, team }) => `${who} a refusé l’invitation à devenir co-DG ${de(team)}.`,
  'league.declined': ({ who, team }) => `${who} a refusé l’invitation à diriger l’équipe ${team}.`,
  'league.webhookOn': ({ who, service }) => `${who} a relié ce journal à un canal ${service}.`,
  'league.webhookOff': ({ who, service }) => `${who} a déconnecté ce journal ${de(service)}.`,
  'league.rulesDown': ({ who }) => `${who} a retiré les règles propres à la ligue.`,
  'league.rulesWritten': ({ who }) => `${who} a écrit des règles pour la ligue.`,
  'league.rulesChanged': ({ who }) => `${who} a changé les règles propres à la ligue.`,
};
