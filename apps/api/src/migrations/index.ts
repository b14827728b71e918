import { Migration20261120000000_foundation } from './Migration20261120000000_foundation.js';
import { Migration20261121000000_seasons } from './Migration20261121000000_seasons.js';
import { Migration20261121010000_trades } from './Migration20261121010000_trades.js';
import { Migration20261121020000_pick_history } from './Migration20261121020000_pick_history.js';
import { Migration20261123000000_accounts } from './Migration20261123000000_accounts.js';
import { Migration20261124000000_league_life } from './Migration20261124000000_league_life.js';
import { Migration20261125000000_retained_part } from './Migration20261125000000_retained_part.js';
import { Migration20261126000000_undone_retention } from './Migration20261126000000_undone_retention.js';
import { Migration20261127100000_claim_moves } from './Migration20261127100000_claim_moves.js';
import { Migration20261127200000_phase_changes } from './Migration20261127200000_phase_changes.js';
import { Migration20261127300000_setting_changes } from './Migration20261127300000_setting_changes.js';
import { Migration20261127400000_compensatory_picks } from './Migration20261127400000_compensatory_picks.js';
import { Migration20261127500000_world } from './Migration20261127500000_world.js';
import { Migration20261127700000_declined_invitations } from './Migration20261127700000_declined_invitations.js';
import { Migration20261127800000_own_trades } from './Migration20261127800000_own_trades.js';
import { Migration20261127800001_sealed_mail } from './Migration20261127800001_sealed_mail.js';
import { Migration20261128600000_roster_note } from './Migration20261128600000_roster_note.js';
import { Migration20261128700000_job_run } from './Migration20261128700000_job_run.js';
import { Migration20261128800000_draft_night } from './Migration20261128800000_draft_night.js';
import { Migration20261128830000_draft_reactions } from './Migration20261128830000_draft_reactions.js';
import { Migration20261128840000_wishes } from './Migration20261128840000_wishes.js';
import { Migration20261128860000_notices } from './Migration20261128860000_notices.js';
import { Migration20261128897000_kept_sessions } from './Migration20261128897000_kept_sessions.js';
import { Migration20261129010000_push } from './Migration20261129010000_push.js';
import { Migration20261129020000_league_webhook } from './Migration20261129020000_league_webhook.js';
import { Migration20261129060000_scoring_categories } from './Migration20261129060000_scoring_categories.js';
import { Migration20261129070000_farm } from './Migration20261129070000_farm.js';
<<<<<<< HEAD
=======
>>>>>>> 4cbb1f6 (Points for every figure that the NHL publishes by game)

/** Every migration, oldest first. */
export const migrations = [
  { name: 'Migration20261120000000_foundation', class: Migration20261120000000_foundation },
  { name: 'Migration20261121000000_seasons', class: Migration20261121000000_seasons },
  { name: 'Migration20261121010000_trades', class: Migration20261121010000_trades },
  { name: 'Migration20261121020000_pick_history', class: Migration20261121020000_pick_history },
  { name: 'Migration20261123000000_accounts', class: Migration20261123000000_accounts },
  { name: 'Migration20261124000000_league_life', class: Migration20261124000000_league_life },
  { name: 'Migration20261125000000_retained_part', class: Migration20261125000000_retained_part },
  { name: 'Migration20261126000000_undone_retention', class: Migration20261126000000_undone_retention },
  { name: 'Migration20261127100000_claim_moves', class: Migration20261127100000_claim_moves },
  { name: 'Migration20261127200000_phase_changes', class: Migration20261127200000_phase_changes },
  { name: 'Migration20261127300000_setting_changes', class: Migration20261127300000_setting_changes },
  { name: 'Migration20261127400000_compensatory_picks', class: Migration20261127400000_compensatory_picks },
  { name: 'Migration20261127500000_world', class: Migration20261127500000_world },
  { name: 'Migration20261127700000_declined_invitations', class: Migration20261127700000_declined_invitations },
  { name: 'Migration20261127800000_own_trades', class: Migration20261127800000_own_trades },
  { name: 'Migration20261127800001_sealed_mail', class: Migration20261127800001_sealed_mail },
  { name: 'Migration20261128600000_roster_note', class: Migration20261128600000_roster_note },
  { name: 'Migration20261128700000_job_run', class: Migration20261128700000_job_run },
  { name: 'Migration20261128800000_draft_night', class: Migration20261128800000_draft_night },
  { name: 'Migration20261128830000_draft_reactions', class: Migration20261128830000_draft_reactions },
  { name: 'Migration20261128840000_wishes', class: Migration20261128840000_wishes },
  { name: 'Migration20261128860000_notices', class: Migration20261128860000_notices },
  { name: 'Migration20261128897000_kept_sessions', class: Migration20261128897000_kept_sessions },
  { name: 'Migration20261129010000_push', class: Migration20261129010000_push },
  { name: 'Migration20261129020000_league_webhook', class: Migration20261129020000_league_webhook },
  { name: 'Migration20261129060000_scoring_categories', class: Migration20261129060000_scoring_categories },
  { name: 'Migration20261129070000_farm', class: Migration20261129070000_farm },
<<<<<<< HEAD
=======
>>>>>>> 4cbb1f6 (Points for every figure that the NHL publishes by game)
];
