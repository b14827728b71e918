import type { AccessTokenView } from '@crease/core/auth/tokens/token.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { useRefresh } from '../account.data.js';
import * as t from './tokens.words.en.js';

export function RevokeTokenDialog({ token, onClose }: { token: AccessTokenView; onClose: () => void }) {
  const refresh = useRefresh();
  const revoke = useChange({
    send: () => request('DELETE /auth/tokens/:token_id', { token_id: token.token_id }),
    said: t.tokenRevoked({ name: token.name }),
    onDone: () => {
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      role="alertdialog"
      title={t.revokeQuestion({ name: token.name })}
      description={t.revokeConsequence}
      submit={t.revoke}
      danger
      {...revoke.sending}
      onSubmit={() => revoke.mutate()}
    />
  );
}
