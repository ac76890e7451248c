import { madinahHeritageOffer } from './offers/madinah-heritage.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const madinahHeritage: SampleProgram = {
  slug: 'madinah-heritage',
  trip_name: 'المدينة المنورة: نخيل وتاريخ',
  city: 'المدينة المنورة',
  description: paragraphs(
    'ثلاثة أيام نقرأ فيها المدينة المنورة مكانًا بعد مكان، مع مرشد من أهلها. فندقك بجوار المسجد النبوي، والوقت بين الجولات لك.',
    'نزور متحف السيرة النبوية ومتحف سكة حديد الحجاز في محطته القديمة، ونقف عند جبل أحد ومسجد قباء، ونقضي عصرًا بين النخيل في مزرعة على أطراف المدينة، ونختم بسوق التمور. البرنامج سهل على كبار السن والأطفال.',
  ),
  accommodation: '3 ليالٍ في فندق 5 نجوم قرب المسجد النبوي، غرفة عائلية، مع الإفطار',
  offer_includes: lines(
    'الإقامة 3 ليالٍ مع الإفطار',
    'الاستقبال والتوديع في المطار أو محطة القطار',
    'جولتان مع مرشد مرخّص من أهل المدينة',
    'تذاكر المتاحف',
    'عصر في مزرعة نخيل مع القهوة والتمر',
    'التنقّلات بسيارة عائلية',
  ),
  translations: {
    en: {
      trip_name: 'Madinah: Palms and History',
      city: 'Medina',
      description: paragraphs(
        'Three days in which we read Madinah place by place, with a guide who was born there. Your hotel is beside the Prophet’s Mosque, and the time between the tours is yours.',
        'We visit the museum of the Prophet’s biography and the Hejaz Railway museum in its old station, stop at Mount Uhud and Quba Mosque, spend an afternoon among the palms of a farm at the edge of the city, and finish at the date market. The program is easy for older guests and for children.',
      ),
      accommodation: '3 nights in a 5-star hotel near the Prophet’s Mosque, family room, breakfast included',
      offer_includes: lines(
        '3 nights with breakfast',
        'Transfers from and to the airport or the railway station',
        'Two tours with a licensed guide from Madinah',
        'Museum tickets',
        'An afternoon on a palm farm with coffee and dates',
        'Family car for all transfers',
      ),
    },
  },
  starts_in_days: 14,
  nights: 3,
  price_sar: 2150,
  type: 'family',
  region: 'saudi',
  featured: true,
  offer: madinahHeritageOffer,
  photos: [
    { scene: 'madinah', crop: [0.1, 0.1, 0.8, 0.853] },
    { scene: 'madinah', crop: [0.3, 0.2, 0.48, 0.512], variant: 'dawn' },
    { scene: 'madinah', crop: [0, 0.25, 0.55, 0.587], variant: 'dusk' },
    { scene: 'souq', crop: [0.4, 0.3, 0.6, 0.64] },
  ],
};
