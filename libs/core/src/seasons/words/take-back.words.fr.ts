import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './take-back.words.en.js';

export const undoingWords: Translation<typeof en.undoingWords> = (done) => {
  const said: string[] = [];
  const say = (count: number, one: string, more: string) => {
    if (count > 0) said.push(`${countOf(count, one, more)}.`);
  };
  say(done.playersReleased, 'joueur revient dans sa formation', 'joueurs reviennent dans leur formation');
  say(done.graduates, 'joueur revient dans la banque d’espoirs', 'joueurs reviennent dans la banque d’espoirs');
  say(
    done.faPicksEnded,
    'choix d’autonome peut de nouveau être utilisé jusqu’à la fin de sa semaine',
    'choix d’autonome peuvent de nouveau être utilisés jusqu’à la fin de leur semaine',
  );
  say(done.faPicksGiven, 'choix d’autonome de la saison disparaît', 'choix d’autonome de la saison disparaissent');
  say(
    done.waiversClosed,
    'ballottage reprend pour le temps qui restait',
    'ballottages reprennent pour le temps qui restait',
  );
  say(done.claimsClosed, 'réclamation compte de nouveau', 'réclamations comptent de nouveau');
  say(done.retentionsEnded, 'retenue de salaire s’applique de nouveau', 'retenues de salaire s’appliquent de nouveau');
  say(
    done.promisesVoided,
    'condition d’échange est de nouveau en suspens',
    'conditions d’échange sont de nouveau en suspens',
  );
  say(
    done.draftPicksGiven,
    'choix de repêchage d’une saison à venir disparaît',
    'choix de repêchage de saisons à venir disparaissent',
  );
  say(
    done.settingsChanged,
    'changement de réglage attend de nouveau le début de la saison',
    'changements de réglages attendent de nouveau le début de la saison',
  );
  if (done.championNamed) said.push('Le classement final n’est plus définitif.');
  if (done.sheetsOpened) said.push('Les listes de protection se ferment; ce qui y est enregistré est conservé.');
  return said;
};
