import { LegalPage, SupportContact } from './LegalPage.js';
import { sentence } from '../../ui/text/sentence.js';
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
          body: <p>{sentence(t.privacyQuestions, { address: <SupportContact /> })}</p>,
        },
      ]}
    />
  );
}
