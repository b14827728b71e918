import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import KeySquare from 'lucide-react/icons/key-square';
import type { AccessTokenView } from '@crease/core/auth/tokens/token.answers.js';
import { leagueOfScope, MOST_TOKENS } from '@crease/core/auth/tokens/token.rules.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useMyLeagues } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { formatDay } from '../../../ui/figures/time.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { sentence } from '../../../ui/text/sentence.js';
import { useAccount, useRefresh } from '../account.data.js';
import { NewTokenDialog } from './NewTokenDialog.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import * as t from './tokens.words.en.js';

const useTokens = () =>
  useQuery({
    queryKey: [...keys.account, 'tokens'],
    queryFn: async ({ signal }) => (await request('GET /auth/tokens', { signal })).tokens,
  });

export function TokensPanel() {
  const query = useTokens();
  const account = useAccount().data;
  const now = useNow();
  const [dialog, setDialog] = useState<'new' | AccessTokenView | null>(null);
  const tokens = query.data ?? [];
  const living = tokens.filter(({ expires_at }) => Date.parse(expires_at) > now).length;
  const full = living >= MOST_TOKENS;
  const close = () => setDialog(null);
  return (
    <Panel
      title={t.accessTokens}
      flush
      state={panelState(query)}
      actions={
        <Button size="sm" disabled={full || account === undefined} onClick={() => setDialog('new')}>
          {t.createToken}
        </Button>
      }
    >
      <p className="border-b border-line px-4 py-3 text-sm text-ink-2 last:border-b-0">
        {full ? t.tokenLimitReached({ most: MOST_TOKENS }) : t.tokensHint}
      </p>
      {tokens.length === 0 ? (
        <p className="px-4 py-6 text-center text-sm text-ink-3">{t.noTokensYet}</p>
      ) : (
        <ul aria-label={t.accessTokens} className="scroll-slim max-h-112 overflow-y-auto">
          {tokens.map((token) => (
            <Token
              key={token.token_id}
              token={token}
              expired={Date.parse(token.expires_at) <= now}
              onRevoke={() => setDialog(token)}
            />
          ))}
        </ul>
      )}
      {dialog === 'new' && account !== undefined && <NewTokenDialog account={account} onClose={close} />}
      {dialog !== null && dialog !== 'new' && <RevokeTokenDialog token={dialog} onClose={close} />}
    </Panel>
  );
}

function Token({ token, expired, onRevoke }: { token: AccessTokenView; expired: boolean; onRevoke: () => void }) {
  const leagues = useMyLeagues().data ?? [];
  const day = formatDay(Date.parse(token.expires_at));
  const nameOf = (scope: string) => {
    if (scope === 'leagues') return t.allMyLeagues;
    if (scope === 'players') return t.playersOnly;
    const league = leagues.find(({ league_id }) => league_id === leagueOfScope(scope));
    return league ? t.oneLeague({ league: league.league_name }) : t.leagueLeft;
  };
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-2">
        <KeySquare size={18} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {token.name}
          {expired && <Badge>{t.expired}</Badge>}
        </span>
        <span className="block text-xs wrap-anywhere text-ink-3">{token.scopes.map(nameOf).join(' · ')}</span>
        <span className="block text-xs text-ink-3">
          {token.last_used_at === null
            ? t.neverUsed
            : sentence(t.lastUsed, { time: <RelativeTime at={token.last_used_at} /> })}
          {' · '}
          {expired ? t.expiredOn({ day }) : t.expiresOn({ day })}
        </span>
      </span>
      <Button size="sm" aria-label={t.revokeToken({ name: token.name })} onClick={onRevoke}>
        {t.revoke}
      </Button>
    </li>
  );
}

function RevokeTokenDialog({ token, onClose }: { token: AccessTokenView; onClose: () => void }) {
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
