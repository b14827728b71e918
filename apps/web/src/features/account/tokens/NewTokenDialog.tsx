import { useState } from 'react';
import type { AccessTokenCreated } from '@crease/core/auth/tokens/token.answers.js';
import { leagueScope, TOKEN_DAYS, type TokenScope } from '@crease/core/auth/tokens/token.rules.js';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { useMyLeagues } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/fields/Field.js';
import { Select } from '../../../ui/fields/Select.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useRefresh } from '../account.data.js';
import { ProvenDialog } from '../ProvenDialog.js';
import * as t from './tokens.words.en.js';

type Days = (typeof TOKEN_DAYS)[number];
const DEFAULT_DAYS: Days = 90;
const INITIAL: { name: string; scopes: TokenScope; days: Days } = { name: '', scopes: 'leagues', days: DEFAULT_DAYS };

export function NewTokenDialog({ account, onClose }: { account: AccountAnswer; onClose: () => void }) {
  const refresh = useRefresh();
  const [created, setCreated] = useState<AccessTokenCreated | null>(null);
  const leagues = useMyLeagues().data ?? [];
  if (created !== null) return <SecretDialog created={created} onClose={onClose} />;
  const scopes = [
    { value: 'leagues' as TokenScope, label: t.allMyLeagues },
    ...leagues
      .filter(({ pending }) => !pending)
      .map((league) => ({
        value: leagueScope(league.league_id),
        label: t.oneLeague({ league: league.league_name }),
      })),
    { value: 'players' as TokenScope, label: t.playersOnly },
  ];
  return (
    <ProvenDialog
      account={account}
      title={t.createAccessToken}
      description={t.createTokenHint}
      button={t.createToken}
      initial={INITIAL}
      ready={({ name }) => name.trim() !== ''}
      send={(proof, { name, scopes: scope, days }) =>
        request('POST /auth/tokens', { body: { ...proof, name: name.trim(), scopes: [scope], days } })
      }
      onDone={(answer) => {
        setCreated(answer);
        refresh();
      }}
      onClose={onClose}
    >
      {(form) => {
        const days = form.field('days');
        return (
          <>
            <TextField label={t.tokenName} hint={t.tokenNameHint} required maxLength={60} {...form.text('name')} />
            <Select label={t.canRead} hint={t.canReadHint} options={scopes} {...form.field('scopes')} />
            <Select
              label={t.lasts}
              options={TOKEN_DAYS.map((count) => ({ value: String(count), label: t.daysLong({ days: count }) }))}
              value={String(days.value)}
              error={days.error}
              onChange={(value) => days.onChange(TOKEN_DAYS.find((count) => String(count) === value) ?? DEFAULT_DAYS)}
            />
          </>
        );
      }}
    </ProvenDialog>
  );
}

function SecretDialog({ created, onClose }: { created: AccessTokenCreated; onClose: () => void }) {
  const copy = () =>
    void navigator.clipboard.writeText(created.secret).then(
      () => showToast({ kind: 'success', text: t.tokenCopied }),
      () => showToast({ kind: 'error', text: t.tokenNotCopied, detail: t.copyTokenYourself }),
    );
  return (
    <Dialog
      open
      // A click outside must not lose the token.
      locked
      onClose={onClose}
      title={t.yourNewToken({ name: created.token.name })}
      description={t.copyItNow}
      footer={
        <>
          <Button onClick={onClose}>{t.done}</Button>
          <Button variant="primary" data-autofocus="" onClick={copy}>
            {t.copyToken}
          </Button>
        </>
      }
    >
      <TextField
        label={t.token}
        readOnly
        className="font-mono"
        autoComplete="off"
        spellCheck={false}
        value={created.secret}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
