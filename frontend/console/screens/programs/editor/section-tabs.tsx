import Badge from 'antd/es/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { palette } from '#shared/lib/palette.ts';
import { TabsOrSelect } from '../../../components/tabs-or-select.tsx';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import { type Section, sections } from './sections.ts';
import { useMissing } from './use-missing.ts';

export interface SectionTabsProps {
  section: Section;
  onSection: (section: Section) => void;
  /** By section, the number of its texts without English. */
  missing: Record<Section, (values: ProgramValues) => number>;
  content: Record<Section, ReactNode>;
}

/** The sections of the editor. All stay mounted, so that a save checks them all. */
export function SectionTabs({ section, onSection, missing, content }: SectionTabsProps) {
  const { t } = useTranslation('adminOffer');
  return (
    <TabsOrSelect
      id="program-sections"
      label={t('sections.label')}
      open={section}
      onOpen={onSection}
      items={sections.map((key) => ({
        key,
        name: t(`sections.${key}`),
        label: <SectionName section={key} missing={missing[key]} />,
        children: content[key],
      }))}
    />
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
