import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { legalPages } from '#contracts/api/site-page-rules';
import { showsSection } from '#contracts/website/section-pages';
import type { SceneName } from '#shared/components/scenes.ts';
import { PageDocument } from '../../features/pages/page-document.tsx';
import { useSection } from '../../features/site-content/use-section.ts';
import { useWholePage } from '../../features/site-content/use-whole-page.ts';

const scenes = { privacy: 'diriyah', terms: 'riyadh', cookies: 'diriyah' } as const satisfies Record<string, SceneName>;

/** `/privacy`, `/terms` and `/cookies`: what owners publish there. */
export default function LegalScreen() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  useWholePage(pathname);
  const name = legalPages.find((one) => showsSection(one, pathname)) ?? 'terms';
  const page = useSection(name);
  return <PageDocument scene={scenes[name]} page={page} title={t(`footer.${name}`)} numbered />;
}
