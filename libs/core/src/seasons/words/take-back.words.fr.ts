import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './take-back.words.en.js';

export const undoingWords: Translation<typeof en.undoingWords> = (done) => {
  const said: string[] = [];
  const say = (count: number, one: string, more: string) => {
    if (count > 0) said.push(`${countOf(count, one, more)}.`);
  };
  say(done.playersReleased, 'joueur reviendra dans sa formation', 'joueurs reviendront dans leur formation');
  say(done.graduates, 'joueur reviendra dans la banque d’espoirs', 'joueurs reviendront dans la banque d’espoirs');
  say(
    done.faPicksEnded,
    'choix d’autonome pourra de nouveau être utilisé jusqu’à la fin de sa semaine',
    'choix d’autonome pourront de nouveau être utilisés jusqu’à la fin de leur semaine',
  );
  say(done.faPicksGiven, 'choix d’autonome de la saison disparaîtra', 'choix d’autonome de la saison disparaîtront');
  say(
    done.waiversClosed,
    'ballottage reprendra avec le temps qui restait',
    'ballottages reprendront avec le temps qui restait',
  );
  say(done.claimsClosed, 'réclamation comptera de nouveau', 'réclamations compteront de nouveau');
  say(
    done.retentionsEnded,
    'retenue de salaire s’appliquera de nouveau',
    'retenues de salaire s’appliqueront de nouveau',
  );
  say(
    done.promisesVoided,
    'condition d’échange sera de nouveau en suspens',
    'conditions d’échange seront de nouveau en suspens',
  );
  say(
    done.draftPicksGiven,
    'choix de repêchage d’une saison à venir disparaîtra',
    'choix de repêchage de saisons à venir disparaîtront',
  );
  say(
    done.settingsChanged,
    'changement de réglage attendra de nouveau le début de la saison',
    'changements de réglages attendront de nouveau le début de la saison',
  );
  if (done.championNamed) said.push('Le classement final ne sera plus définitif.');
  if (done.sheetsOpened) said.push('Les listes de protection se fermeront; ce qui y est enregistré sera conservé.');
  return said;
};
