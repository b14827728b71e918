import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import { changeLanguage, OFFERED } from '../../platform/session/language.js';
import { Select } from '../../ui/fields/Select.js';
import { Panel } from '../../ui/page/Panel.js';
import * as t from './account.words.en.js';

const BROWSER = 'browser';

/** The language of pages, mails and notices. A choice loads the page in it. */
export function LanguagePanel({ user }: { user: UserInfo }) {
  if (OFFERED.length < 2) return null;
  return (
    <Panel title={t.language}>
      <Select
        label={t.languageOfPages}
        hint={t.languageHint}
        value={user.language ?? BROWSER}
        options={[
          { value: BROWSER, label: t.languageOfBrowser },
          ...OFFERED.map(({ language, name }) => ({ value: language, label: name })),
        ]}
        onChange={(chosen) =>
          changeLanguage(OFFERED.find(({ language }) => language === chosen)?.language ?? null, user)
        }
      />
    </Panel>
  );
}
