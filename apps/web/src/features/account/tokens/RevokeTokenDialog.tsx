import { useMutation } from '@tanstack/react-query';
import type { AccessTokenView } from '@crease/core/auth/tokens/token.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useRefresh } from '../account.data.js';
import * as t from './tokens.words.en.js';

export function RevokeTokenDialog({ token, onClose }: { token: AccessTokenView; onClose: () => void }) {
  const refresh = useRefresh();
  const revoke = useMutation({
    mutationFn: () => request('DELETE /auth/tokens/:token_id', { token_id: token.token_id }),
    onSuccess: () => {
      showToast({ kind: 'success', text: t.tokenRevoked({ name: token.name }) });
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
      busy={revoke.isPending}
      error={failureOf(revoke.error, [])}
      onSubmit={() => revoke.mutate()}
    />
  );
}
