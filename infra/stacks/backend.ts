import { distributionParameter } from '#contracts/platform/resources';
import { shownSettings } from '#contracts/website/shown-settings';
import type { Backend } from '../constructs/backend-function.ts';
import type { DataStack } from './data.ts';
import type { Settings } from './settings.ts';

/** The properties of the stacks with functions. */
export type BackendProps = Settings &
  Pick<Backend, 'functionsFolder'> & {
    data: DataStack;
  };

/** The parts that functions of the API and of events share: settings, and the resources to which their contracts refer. */
export function backendOf({ data, functionsFolder, ...settings }: BackendProps): Backend {
  const { stage, mailFrom } = settings;
  return {
    stage,
    functionsFolder,
    resources: {
      tables: data.tables,
      photos: data.photos,
      site: data.site,
      distributionParameter: distributionParameter.of(stage),
      mail: {
        from: mailFrom,
        identity: settings.mailIdentity ?? domainOf(mailFrom),
        siteOrigin: settings.siteOrigin,
        configurationSet: data.mailReports?.configurationSet,
        staff: { address: settings.staffEmail, language: settings.staffLanguage, singles: settings.staffMailSingles },
      },
      retentionMonths: settings.retentionMonths,
      shown: shownSettings(settings.umrahLicence, settings.riyalSign),
      deadLetters: data.deadLetters,
      spamThreshold: settings.spamThreshold,
      confirmationsPerConnection: settings.confirmationsPerConnection,
      turnstile: turnstileKeys(settings),
      octo: settings.octo,
      passwordCost: stage === 'dev' ? settings.passwordCost : undefined,
    },
  };
}

const turnstileKeys = ({ turnstileSiteKey, turnstileSecret }: Settings) =>
  turnstileSiteKey && turnstileSecret ? { siteKey: turnstileSiteKey, secretName: turnstileSecret } : undefined;

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
