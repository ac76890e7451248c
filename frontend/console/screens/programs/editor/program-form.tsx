import Form, { type FormInstance } from 'antd/es/form';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import {
  missingEnglish,
  missingInItinerary,
  missingInPhotos,
  missingInQuestions,
  missingTexts,
} from '../../../features/programs/missing-english.ts';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import { DeparturesSection } from './departures/departures-section.tsx';
import type { DeparturesControl } from './departures/use-departures.ts';
import { EnglishNote } from './english-note.tsx';
import { SiteFields } from './fields/site-fields.tsx';
import { basicTexts, DescriptionFields, NameFields } from './fields/text-fields.tsx';
import { TripFields } from './fields/trip-fields.tsx';
import { ItineraryFields } from './itinerary/itinerary-fields.tsx';
import { KnowFields, knowTexts } from './know/know-fields.tsx';
import { PhotoDetails } from './photos/photo-details.tsx';
import { idsOf } from './photos/photo-tray.ts';
import type { PhotoTrayControl } from './photos/use-photo-tray.ts';
import { PricesSection } from './prices/prices-section.tsx';
import { QuestionFields } from './questions/question-fields.tsx';
import { SectionTabs } from './section-tabs.tsx';
import type { Section } from './sections.ts';

interface ProgramFormProps {
  form: FormInstance<ProgramValues>;
  /** Lets a button outside the form submit it. */
  id: string;
  initialValues: ProgramValues;
  isSaving: boolean;
  section: Section;
  onSection: (section: Section) => void;
  onChange: (changed: Partial<ProgramValues>) => void;
  onSubmit: () => void;
  onLeaveField: () => void;
  photos: PhotoTrayControl;
  /** The photo picker, passed in because its state outlives the form. */
  photoPicker: ReactNode;
  departures: DeparturesControl;
}

/** All fields of a program. The rules are checked on saving, in the order of `save-rules.ts`, not by antd's form items. */
export function ProgramForm({
  form,
  id,
  initialValues,
  isSaving,
  section,
  onSection,
  onChange,
  onSubmit,
  onLeaveField,
  photos,
  photoPicker,
  departures,
}: ProgramFormProps) {
  const photoIds = idsOf(photos.tray.photos);
  return (
    <Form
      form={form}
      id={id}
      name="program"
      layout="vertical"
      className={shared.form}
      initialValues={initialValues}
      disabled={isSaving}
      onValuesChange={onChange}
      onFinish={onSubmit}
      onBlur={onLeaveField}
      noValidate
      autoComplete="off"
    >
      <EnglishNote count={(values) => missingEnglish(values, photoIds)} />
      <SectionTabs
        section={section}
        onSection={onSection}
        missing={{
          basics: (values) => missingTexts(values, basicTexts),
          departures: () => 0,
          itinerary: missingInItinerary,
          know: (values) => missingTexts(values, knowTexts),
          questions: missingInQuestions,
          photos: (values) => missingInPhotos(values, photoIds),
        }}
        content={{
          basics: (
            <Basics
              photoPicker={photoPicker}
              hasDepartures={departures.hasOwn}
              onShowDepartures={() => onSection('departures')}
            />
          ),
          departures: (
            <>
              <PricesSection departures={departures.own} />
              <DeparturesSection control={departures} isShown={section === 'departures'} />
            </>
          ),
          itinerary: <ItineraryFields photos={photos.tray.photos} isSaving={isSaving} />,
          know: <KnowFields />,
          questions: <QuestionFields isSaving={isSaving} />,
          photos: <PhotoDetails photos={photos} isSaving={isSaving} onChoose={() => onSection('basics')} />,
        }}
      />
    </Form>
  );
}

interface BasicsProps {
  photoPicker: ReactNode;
  hasDepartures: boolean;
  onShowDepartures: () => void;
}

/** The fields that the first description of the console has, and in its order. */
function Basics({ photoPicker, ...dates }: BasicsProps) {
  const { t } = useTranslation('adminPrograms');
  return (
    <>
      <NameFields />
      <Part title={t('editor.tripSection')}>
        <TripFields {...dates} />
      </Part>
      {photoPicker}
      <Part title={t('editor.textsSection')} isOptional>
        <DescriptionFields />
      </Part>
      <Part title={t('editor.siteSection')} isOptional>
        <SiteFields />
      </Part>
    </>
  );
}

function Part({ title, isOptional, children }: { title: string; isOptional?: boolean; children: ReactNode }) {
  const { t } = useTranslation('adminPrograms');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={shared.subhead}>
        {title} {isOptional && <Hint as="small">({t('editor.optional')})</Hint>}
      </h3>
      {children}
    </section>
  );
}
