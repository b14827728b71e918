import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { endSession } from '../../platform/session/auth-store.js';
import { saveFile } from '../../platform/files/save-file.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/fields/Field.js';
import { Panel } from '../../ui/page/Panel.js';
import { showToast, toastWhile } from '../../ui/layers/toast.js';
import { useAccount, useRefresh } from './account.data.js';
import { ProvenDialog } from './ProvenDialog.js';
import * as t from './account.words.en.js';

const FILE = 'crease-my-data.json';
/** The server's own constant, which does not depend on the language of the screen. */
const CONFIRMATION = 'delete my account';
const isPhrase = (typed: string) => typed.trim().toLowerCase() === t.deleteAccountPhrase.toLowerCase();

export function DataPanel() {
  const account = useAccount().data;
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const download = () => {
    setBusy(true);
    void toastWhile(request('GET /auth/export').then(save), {
      loading: t.collectingYourData,
      success: t.fileDownloaded({ file: FILE }),
    })
      .catch(() => undefined)
      .finally(() => {
        setBusy(false);
        refresh();
      });
  };
  return (
    <Panel title={t.yourData}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-48 flex-1 text-sm text-ink-2">{t.yourDataHint}</p>
          <Button icon={<Download size={16} aria-hidden="true" />} busy={busy} onClick={download}>
            {t.downloadMyData}
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="min-w-48 flex-1 text-sm text-ink-2">{t.deleteAccountHint}</p>
          <Button variant="danger" disabled={account === undefined} onClick={() => setDeleting(true)}>
            {t.deleteAccount}
          </Button>
        </div>
      </div>
      {deleting && account !== undefined && <DeleteDialog account={account} onClose={() => setDeleting(false)} />}
    </Panel>
  );
}

const save = (data: unknown) => saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE);

function DeleteDialog({ account, onClose }: { account: AccountAnswer; onClose: () => void }) {
  return (
    <ProvenDialog
      account={account}
      title={t.deleteAccountQuestion}
      description={t.deleteAccountConsequences}
      button={t.deleteMyAccount}
      danger
      initial={{ confirm: '' }}
      ready={({ confirm }) => isPhrase(confirm)}
      send={(proof) => request('POST /auth/delete-account', { body: { ...proof, confirm: CONFIRMATION } })}
      onDone={() => {
        showToast({ kind: 'success', text: t.accountDeleted });
        endSession();
      }}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t.typePhrase({ phrase: t.deleteAccountPhrase })}
          required
          data-missing={isPhrase(form.values.confirm) ? undefined : ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('confirm')}
        />
      )}
    </ProvenDialog>
  );
}
