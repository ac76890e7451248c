import Form from 'antd/es/form';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import {
  missingEnglish,
  missingInDepartures,
  missingInItinerary,
  missingInPhotos,
  missingInQuestions,
  missingTexts,
} from '../../../features/programs/missing-english.ts';
import { DeparturesSection } from './departures/departures-section.tsx';
import type { DeparturesControl } from './departures/use-departures.ts';
import { EnglishNote } from './english-note.tsx';
import { SiteFields } from './fields/site-fields.tsx';
import { basicTexts, DescriptionFields, NameFields } from './fields/text-fields.tsx';
import { TripFields } from './fields/trip-fields.tsx';
import { IncompleteAlert } from './incomplete-alert.tsx';
import { ItineraryFields } from './itinerary/itinerary-fields.tsx';
import { KnowFields, knowTexts } from './know/know-fields.tsx';
import { PhotoDetails } from './photos/photo-details.tsx';
import { PhotoPicker } from './photos/photo-picker.tsx';
import { idsOf } from './photos/photo-tray.ts';
import { PricesSection } from './prices/prices-section.tsx';
import { QuestionFields } from './questions/question-fields.tsx';
import { SectionTabs, type SectionTabsProps } from './section-tabs.tsx';
import type { ProgramEditorControl } from './use-program-editor.ts';

interface ProgramFormProps {
  editor: ProgramEditorControl;
  /** Lets a button outside the form submit it. */
  id: string;
  departures: DeparturesControl;
}

/** All fields of a program. The rules are checked on saving, in the order of `save-rules.ts`, not by antd's form items. */
export function ProgramForm({ editor, id, departures }: ProgramFormProps) {
  const { form, base, isSaving, photos, section, setSection } = editor;
  const photoIds = idsOf(photos.tray.photos);
  return (
    <Form
      form={form}
      id={id}
      name="program"
      layout="vertical"
      className={shared.form}
      initialValues={base}
      disabled={isSaving}
      onValuesChange={editor.changed}
      onFinish={() => void editor.submit()}
      onBlur={() => void editor.autosave.flush()}
      noValidate
      autoComplete="off"
    >
      <EnglishNote count={(values) => missingEnglish(values, photoIds) + missingInDepartures(departures.own)} />
      <SectionTabs
        section={section}
        onSection={setSection}
        missing={missingIn(photoIds, departures.own)}
        content={{
          basics: <Basics editor={editor} departures={departures} />,
          departures: (
            <>
              <PricesSection departures={departures.own} />
              <DeparturesSection control={departures} isShown={section === 'departures'} />
            </>
          ),
          itinerary: <ItineraryFields photos={photos.tray.photos} isSaving={isSaving} />,
          know: <KnowFields />,
          questions: <QuestionFields isSaving={isSaving} />,
          photos: <PhotoDetails photos={photos} isSaving={isSaving} onChoose={() => setSection('basics')} />,
        }}
      />
    </Form>
  );
}

/** Counts the texts of a section that have no English. */
const missingIn = (photoIds: readonly string[], departures: DeparturesControl['own']): SectionTabsProps['missing'] => ({
  basics: (values) => missingTexts(values, basicTexts),
  departures: () => missingInDepartures(departures),
  itinerary: missingInItinerary,
  know: (values) => missingTexts(values, knowTexts),
  questions: missingInQuestions,
  photos: (values) => missingInPhotos(values, photoIds),
});

/** The fields that the first description of the console has, and in its order. */
function Basics({ editor, departures }: Pick<ProgramFormProps, 'editor' | 'departures'>) {
  const { t } = useTranslation('adminPrograms');
  return (
    <>
      <NameFields />
      <Part title={t('editor.tripSection')}>
        <TripFields hasDepartures={departures.hasOwn} onShowDepartures={() => editor.setSection('departures')} />
      </Part>
      {editor.incomplete && <IncompleteAlert {...editor.incomplete} />}
      <PhotoPicker
        photos={editor.photos}
        error={editor.photoError}
        isRequired={editor.isNew}
        isSaving={editor.isSaving}
        onRetry={editor.retryUpload}
        onCancel={editor.cancelUpload}
      />
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
