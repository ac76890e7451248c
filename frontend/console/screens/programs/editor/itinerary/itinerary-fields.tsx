import { MovableCards } from '../../../../features/cards/movable-cards.tsx';
import { missingInItinerary } from '../../../../features/programs/missing-english.ts';
import { useProgramCards } from '../../../../features/programs/use-program-cards.ts';
import { EnglishNote } from '../english-note.tsx';
import type { TrayPhoto } from '../photos/photo-tray.ts';
import { DayFields } from './day-fields.tsx';

interface Props {
  photos: readonly TrayPhoto[];
  isSaving: boolean;
}

/** The days of a program, in their order. */
export const ItineraryFields = ({ photos, isSaving }: Props) => (
  <>
    <EnglishNote count={missingInItinerary} />
    <MovableCards list={useProgramCards('itinerary')} isSaving={isSaving}>
      {(place) => <DayFields place={place} photos={photos} />}
    </MovableCards>
  </>
);
