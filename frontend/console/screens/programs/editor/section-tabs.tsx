import Badge from 'antd/es/badge';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import Select from 'antd/es/select';
import Tabs from 'antd/es/tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { palette } from '#shared/lib/theme.ts';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import { type Section, sections } from './sections.ts';
import { useMissing } from './use-missing.ts';

interface Props {
  section: Section;
  onSection: (section: Section) => void;
  /** By section, the number of its texts without English. */
  missing: Record<Section, (values: ProgramValues) => number>;
  content: Record<Section, ReactNode>;
}

const tabsId = 'program-sections';

/** The sections of the editor. All stay mounted, so that a save checks them all. */
export function SectionTabs({ section, onSection, missing, content }: Props) {
  const { lg } = useBreakpoint();
  return (
    <Tabs
      id={tabsId}
      activeKey={section}
      onChange={(key) => onSection(key as Section)}
      animated={false}
      // Six names with their counts do not fit a tablet side by side.
      {...(lg === false && { renderTabBar: () => <SectionSelect section={section} onSection={onSection} /> })}
      items={sections.map((key) => ({
        key,
        label: <SectionName section={key} missing={missing[key]} />,
        children: content[key],
        forceRender: true,
      }))}
    />
  );
}

function SectionSelect({ section, onSection }: Pick<Props, 'section' | 'onSection'>) {
  const { t } = useTranslation('adminOffer');
  return (
    <div style={{ paddingBlock: '0.5rem' }}>
      <Select
        aria-label={t('sections.label')}
        value={section}
        onChange={onSection}
        style={{ inlineSize: '100%' }}
        options={sections.map((value) => ({ value, label: t(`sections.${value}`) }))}
      />
      {/* They name the sections, in place of tabs. */}
      <VisuallyHidden>
        {sections.map((key) => (
          <span key={key} id={`${tabsId}-tab-${key}`}>
            {t(`sections.${key}`)}
          </span>
        ))}
      </VisuallyHidden>
    </div>
  );
}

function SectionName({ section, missing }: { section: Section; missing: (values: ProgramValues) => number }) {
  const { t } = useTranslation('adminOffer');
  const count = useMissing(missing);
  return (
    <>
      {t(`sections.${section}`)}{' '}
      <Badge
        size="small"
        count={count}
        color={palette.saffronBright}
        styles={{ indicator: { color: palette.tealDarkest } }}
        title={t('english.missing', { count })}
      />
    </>
  );
}
