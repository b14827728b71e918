import { moveInCalls } from '@crease/core/imports/move-in/move-in.calls.js';
import { MOVE_IN_MAX_BYTES } from '@crease/core/imports/move-in/move-in.schema.js';
import { formFile, refuseAnnounced } from '../../platform/http/form-file.js';
import { requireCommissioner } from '../../platform/http/member.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { FantraxService } from './fantrax.service.js';
import { refusal } from '../imports.refusals.js';
import { MoveInService } from './move-in.service.js';

const FILE = {
  maxBytes: MOVE_IN_MAX_BYTES,
  tooLarge: new RefusalError(
    refusal('moveInFileTooLarge', {
      figures: { most: MOVE_IN_MAX_BYTES / 1024 / 1024 },
      kind: 'tooLarge',
      field: 'file',
      limit: MOVE_IN_MAX_BYTES,
    }),
  ),
  noFile: new RefusalError(refusal('noMoveInFile', { kind: 'invalid', field: 'file' })),
};
const FORBIDDEN = refusal('forbidden.moveIn', { kind: 'forbidden' });

@CallController(moveInCalls)
export class MoveInController {
  constructor(
    private readonly moves: MoveInService,
    private readonly fantrax: FantraxService,
  ) {}

  readonly handlers = serve(moveInCalls, {
    'GET /:league_id/move-in': ({ member }) => {
      requireCommissioner(member, FORBIDDEN);
      return this.moves.standing(member);
    },

    'GET /:league_id/move-in/fantrax': ({ member, query }) => {
      requireCommissioner(member, FORBIDDEN);
      return this.fantrax.tables(member, query.id);
    },

    'POST /:league_id/move-in': async ({ member, query, request, reply }) => {
      let file;
      try {
        requireCommissioner(member, FORBIDDEN);
        refuseAnnounced(request, FILE);
        file = await formFile(request, FILE);
      } catch (error) {
        // Close the connection so that the rest of a refused body is not received.
        void reply.header('connection', 'close');
        throw error;
      }
      return this.moves.bring(member, file, query.dry_run);
    },

    'GET /:league_id/brought': ({ member }) => this.moves.brought(member),

    'GET /:league_id/brought/rosters': ({ member, query }) => this.moves.broughtRosters(member, query.season),

    'POST /:league_id/move-in/:move_in_id/undo': ({ member, params, idempotency }) => {
      requireCommissioner(member, FORBIDDEN);
      return this.moves.undo(member, params.move_in_id, idempotency);
    },
  });
}
