import { LegalPage, SupportContact } from './LegalPage.js';
import * as t from './legal.words.en.js';

export function PrivacyPage() {
  return (
    <LegalPage
      title={t.privacyPolicy}
      sections={[
        {
          title: t.informationWeCollect,
          body: (
            <>
              <p>{t.accountDataWeStore}</p>
              <p>{t.playDataWeStore}</p>
              <p>{t.cookiesWeSet}</p>
            </>
          ),
        },
        {
          title: t.howWeUseInformation,
          body: (
            <>
              <p>{t.useForLeagues}</p>
              <p>{t.useForMessagesAndSafety}</p>
            </>
          ),
        },
        {
          title: t.informationSharing,
          body: (
            <>
              <p>{t.whatMembersSee}</p>
              <p>{t.noSaleOfInformation}</p>
            </>
          ),
        },
        {
          title: t.contact,
          body: (
            <p>
              To see, correct or delete what we hold about you, or to ask anything about this policy, write to{' '}
              <SupportContact />.
            </p>
          ),
        },
      ]}
    />
  );
}
