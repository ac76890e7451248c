import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { SectionName } from '#contracts/api/section-names';
import { paths } from '#contracts/website/paths';
import { sectionPages } from '#contracts/website/section-pages';
import { type DraftToShow, frameIsReady, sectionFrame } from '#shared/features/preview/section-frame.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { DeviceFrame } from '../../features/drafts/device-frame.tsx';
import { LoadAlert } from '../../features/session/load-problem.tsx';
import { previewSiteSection } from '../../features/site-content/section-routes.ts';

interface Props {
  name: SectionName;
  path?: string;
  anchor?: string;
  /** Changes with each save. */
  saved: string;
}

const firstPage = (name: SectionName): string => {
  const pages: readonly string[] | string = sectionPages[name];
  return (typeof pages !== 'string' && pages[0]) || paths.home;
};

/** The page of the site that shows a section, with the draft in its place. It follows each save. */
export function SectionPreview({ name, path = firstPage(name), anchor = '', saved }: Props) {
  const { t } = useTranslation('adminSite');
  const [language, setLanguage] = useState(useLanguage().language);
  const frame = useRef<HTMLIFrameElement>(null);
  const { data, error, mutate } = useSWR(['preview of a section', name, saved], () => previewSiteSection(name), {
    keepPreviousData: true,
  });

  const send = useEffectEvent(() => {
    if (!data) return;
    const show = (section: SectionName, content: unknown) => {
      const draft: DraftToShow = { section, content, language, anchor };
      frame.current?.contentWindow?.postMessage(draft, location.origin);
    };
    show(name, data.content);
    if ('menus' in data) show('menus', data.menus);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is read when it is.
  useEffect(() => send(), [data, language]);
  useEffect(() => {
    const answer = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && data === frameIsReady) send();
    };
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, []);

  return (
    <section
      aria-label={t('preview.title')}
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: '0.75rem',
        blockSize: 'min(46rem, 80dvh)',
        marginBlockStart: '1.5rem',
      }}
    >
      <div>
        <h3 className={shared.subhead} style={{ margin: 0 }}>
          {t('preview.title')}
        </h3>
        <Hint>{t('preview.text')}</Hint>
      </div>
      <LoadAlert title={t('preview.failed')} error={error} onRetry={() => void mutate()} />
      <DeviceFrame
        language={language}
        onLanguage={setLanguage}
        frame={{
          ...{ ref: frame, name: sectionFrame, loading: 'lazy' },
          title: t('preview.title'),
          src: path,
        }}
      />
    </section>
  );
}
