import Badge from 'antd/es/badge';
import Tabs from 'antd/es/tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { palette } from '#shared/lib/theme.ts';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import { useMissing } from './english-note.tsx';
import { type Section, sections } from './sections.ts';

interface Props {
  section: Section;
  onSection: (section: Section) => void;
  /** By section, the number of its texts without English. */
  missing: Record<Section, (values: ProgramValues) => number>;
  content: Record<Section, ReactNode>;
}

/** The sections of the editor. All stay mounted, so that a save checks them all. */
export const SectionTabs = ({ section, onSection, missing, content }: Props) => (
  <Tabs
    activeKey={section}
    onChange={(key) => onSection(key as Section)}
    animated={false}
    tabBarStyle={{
      position: 'sticky',
      insetBlockStart: '-1rem',
      zIndex: 3,
      marginBlockEnd: '0.75rem',
      background: palette.white,
    }}
    items={sections.map((key) => ({
      key,
      label: <SectionName section={key} missing={missing[key]} />,
      children: content[key],
      forceRender: true,
    }))}
  />
);

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
