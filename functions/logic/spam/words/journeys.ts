import { arabicPhrases, phrases } from '../phrases.ts';

/** Subjects about which customers of a travel agency write. */
export const journeys = [
  ...phrases(
    String.raw`hotels?|rooms?|nights?|flights?|tickets?|(?:re)?book(?:ed|ing)?|reserv\p{L}*|visas?|trips?|
      travel(?:l?ing|lers?)?|tours?|guide|honeymoon|um[ra]*h|hajj|haram|airports?|transfers?|passports?|luggage|bag|
      breakfast|beach|pool|sea view|check-?(?:in|out)|itinerary|drivers?|trains?|kids|child(?:ren)?|infants?|adults?|
      persons|pax|famil(?:y|ies)|parents|mother|father|wife|husband|friends|wheelchair|resort|villa|apartment|cruise|
      airline|seat|layover|iqama|concert|wedding|venue|museum|program(?:me)?|package|destination|itinerary|suite|dbl|
      quad|transit|delayed`,
  ),
  ...phrases(
    String.raw`holidays?|vacation|weekend|days? (?:in|trip)|return|round ?trip|one way|economy|business class|direct only|
      stopover|miles|baggage|embassy|appointment|ziyarah?|makkah|mecca|madin\p{L}h|camp(?:ing)?|safari|diving|
      snorkel\p{L}*|ski(?:ing)?|desert|island|mountains?|halal|buffet|all inclusive|cancel\p{L}*|resched\p{L}*|
      car (?:rental|hire)|rent a car|van|bus|minibus|chauffeur|jet|yacht|group of|guests|delegat\p{L}*|conference|
      exhibition|retreat|offsite|team building|students?|school|teachers?|elderly|hospital|surgery|treatment|clinic|
      insurance|driving licen[cs]e|lounge|meals?|terminal|airlines|legs?|tent|lodge|hostel|tournament|fare|weeks? in|
      august|september|october|november|december|january|february|april|june|july|hostel|balcony|view|ramadan|eid|
      hijab|prayer|employees|workers|staff tickets|amadeus|ticketing`,
  ),
  ...arabicPhrases(
    String.raw`فندق\p{L}*|\p{L}*غرف\p{L}*|ليله|ليال|\p{L}*رحل\p{L}*|طيران|\p{L}*تذاكر|تذكره|\p{L}*حج[وز]\p{L}*|تاشير\p{L}*|
      فيزا|الفيزا|عمره|العمره|حرم|الحرم|\p{L}*مطار|سياح\p{L}*|جوله|جولات|سائق|سواق|قطار|عائله|لعائله|العائله|الاطفال|
      اطفال|طفل|طفلين|رضيع|زوجت\p{L}*|والدت\p{L}*|امي|ابوي|اشخاص|بالغين|شهر عسل|عريس|للعريس|برنامج|البرنامج|
      جواز\p{L}*|فطور|افطار|مسبح|شاليه|فيلا|مرشد|سفر|اسافر|مسافر\p{L}*|باكج|الباكج|استراحه|البحر|شقه|منتجع|كرسي متحرك|
      الوصول|المغادره`,
  ),
  ...arabicPhrases(
    String.raw`فنادق|الطيران|التذكره|شخصين|لشخصين|نفر|نفرين|افراد|شنط\p{L}*|الشنط\p{L}*|عفش زايد|اجازه|الاجازه|العيد|رمضان|
      كروز|سفينه|شنغن|سفاره|السفاره|اقامه|اقامتي|موعد|شباك|ذهاب|عوده|العوده|الرجوع|مقعد|كوخ|اكواخ|اطلاله|المندوب|
      الخطوط|ويكند|مخيم|تخييم|بحيره|جزيره|ليلتين|اسبوع|اسبوعين|ايام|سياره|سيارات|الغاء|استلام السياره|
      درجه (?:رجال|سياحيه)|رخصه دوليه|تامين|توقف|فحص|ترانزيت|بطاقه الصعود|وزن|كيلو|مندوب|استقبال|باص\p{L}*|مؤتمر|
      موتمر|معرض|طالب|طلاب|مدرسه|مستشفي|عمليه|حفل زواج|زواجنا|الغيت|الغاء`,
  ),
  // Arabic in Latin letters
  ...phrases(
    String.raw`abgha|abi|nabi|\p{L}*7ajz|re7la|el re7la|funduq|qitar|3aila|masba7|safar|ta2sheera|tayaran|tathkara|tazkara|
      3umra|omra`,
  ),
];

/** The same in languages of people who live in the country or visit it. */
export const otherJourneys = phrases(
  // Urdu and Hindi, in both scripts that our letters cover; Bengali
  `jana|jaana|ghoomn[ae]|ghumn[ae]|tikat|safar|hotal|kamr[ae]|umrah|bacch?[ae]|biwi|walid(?:ain|a)?|log|
      chahi(?:ye|e)|kitn[aei]|kiraya|shaadi|shadi|din|tak|ziyarat|khana|jagah|jabo|jete|koto|taka|theke|bhai|parso|
      wapsi|پيكج|ہوٹل|ويزہ|ويزا|ٹكٹ|عمرہ|سفر|بچے|والدين|كمرہ|جانا|چاہيے|چاہئے|كتنا|كتنے|خرچہ|كراچي|لاہور`,
  // Tagalog, Indonesian, Malay
  `magkano|pamasahe|byahe|biyahe|uwi|uuwi|balikbayan|bagahe|po|pwede|kailan|asawa|anak|salamat|via manila|kamar|
      bilik|malam|hari|orang|bayi|anak-anak|keluarga|jamaah|jemaah|paket|pakej|tiket|penerbangan|pesawat|liburan|cuti|
      perjalanan|berapa|harga|umroh|ziarah|dekat|koper|bagasi`,
  // Turkish
  String.raw`otel\p{L}*|oda(?:lar|mız|sı)?|gece\p{L}*|uçak\p{L}*|uçuş\p{L}*|bilet\p{L}*|vize\p{L}*|tatil\p{L}*|seyahat\p{L}*|
      tur(?:u|lar)?|balay[ıi]|umre\p{L}*|havaalan\p{L}*|kişi\p{L}*|çocuk\p{L}*|aile\p{L}*|rezervasyon\p{L}*|
      fiyat\p{L}*|ne kadar`,
  // French, Spanish, Portuguese, Italian, German
  String.raw`hôtels?|chambres?|nuits?|vols?|billets?|voyages?|séjour|vacances|croisière|lune de miel|bagages?|passeport|
      personnes|enfants?|famille|épouse|mari|plage|circuit|aéroport|acompte|remboursement|combien|congrès|
      habitaci[oó]n\p{L}*|noches?|vuelos?|billetes?|boletos?|viaj\p{L}*|vacaciones|crucero|luna de miel|equipaje|
      pasaporte|niños|familia|playa|aeropuerto|cu[aá]nto|hotel[ei]s?|quartos?|noites?|voos?|passage(?:m|ns)|viagem|
      viagens|férias|lua de mel|bagagem|crianças|praia|camer[ae]|nott[ei]|vol[oi]|bigliett[oi]|viaggi\p{L}*|
      vacanz[ae]|crociera|bambini|spiaggia|quanto costa|tenda|deserto|zimmer|nächte|übernacht\p{L}*|flug|flüge|
      reise\p{L}*|urlaub|flitterwochen|kinder|strand|flughafen|wieviel|was kostet`,
  // Russian
  String.raw`отел\p{L}*|номер\p{L}*|ноч\p{L}*|билет\p{L}*|рейс\p{L}*|перел[её]т\p{L}*|виз[аыу]|тур|туры|тура|путешеств\p{L}*|
      поездк\p{L}*|отпуск\p{L}*|экскурси\p{L}*|пляж\p{L}*|дет(?:и|ей|ьми)|семь\p{L}*|сколько|стоит|цен[аыу]|
      хоте(?:л|ла|ли) бы|хотим|хочу|нужн\p{L}*|можно`,
);
/** Of languages without spaces between words, or with letters of their own. */
export const otherScriptJourneys =
  /酒店|机票|航班|签证|旅游|旅行|行程|房间|多少钱|预订|朝觐|导游|蜜月|孩子|护照|接机|飯店|機票|簽證|旅遊|ホテル|航空券|旅行|호텔|항공|여행|โรงแรม|เที่ยว|ตั๋ว|होटल|टिकट|वीज़ा|यात्रा|उमराह/g;

/** What customers say about a booking that they have, or a deal that they begin. */
export const dealings = [
  ...phrases(
    String.raw`refund\p{L}*|overcharged|contract says|resend|sold out|vendor|unsubscribe from|stop calling|lost my|i lost|i forgot|training|apartments?|deducted|charged|paid|payment|receipts?|invoice|booked|confirmation|complain\p{L}*|
      (?:contact|whatsapp|phone|text|e-?mail|reach) me|best time|phones?|quotation|nobody|your phone|hiring|manager|
      bad service|waiting for|call me|answer(?:ing|ed)?|
      your (?:offers?|staff|office|branch|agent|app|working hours|instagram|driver|rep)|open (?:on|today|friday)|
      location|someone|installments?|mada|tabby|tamara|thanks?(?: you)?|someone|
      (?:not|doesn t|does not) (?:work|working|open\p{L}*)|can ?not (?:open|log|pay)|is (?:it|this) you|
      are you (?:open|real)|(?:any|no) update|my (?:request|name|number|order)|internship|trainee|apply for|my cv|
      graduate|vacancy at`,
  ),
  ...arabicPhrases(
    String.raw`خصمتوا|ايداع|وعدتني|وعدوني|للتوظيف|الموظفه|ما صار|باسم|عرض|صفحتكم|ارقام|جوالي|رقمي|تاشيره|انخصم|سحبتوا|المبلغ|فلوس\p{L}*|استرجاع (?:ال)?مبلغ|دفعت|دفعنا|حولت|
      حواله|ايصال|الفاتوره|شكوي|مشكله|تاخر\p{L}*|رديتوا|ما ?احد رد|ما رديتوا|محد رد|الموظف|موظفكم|فرعكم|دوامكم|مكتبكم|
      حسابكم|عروضكم|تقسيط|تابي|تمارا|تدريب تعاوني|وظائف شاغره|جزاكم|يجزاكم|العافيه|مشكورين|تنصحون\p{L}*|ارسلوا|اتصلوا|
      كلموني|ردوا|تتواصلون|تواصل(?:وا)? معي|لم يرد|بانتظار|ارسلت|فاتوره|الباقه|باقه|باقي متوفر|عرضكم|نروح|شباب|
      ارخص وقت|وصلتني|رساله باسمكم`,
  ),
  // Where people go
  ...phrases(
    `dubai|turkey|istanbul|trabzon|baku|georgia|tbilisi|maldives|bali|thailand|phuket|malaysia|kuala lumpur|
      singapore|japan|tokyo|korea|london|paris|swiss|switzerland|europe|bosnia|egypt|cairo|jordan|petra|morocco|alula|
      india|pakistan|philippines|manila|italy|spain|greece|norway|iceland|australia|canada|vietnam|sri lanka|
      mauritius|seychelles|zanzibar|azerbaijan`,
  ),
  ...arabicPhrases(
    `دبي|تركيا|اسطنبول|طرابزون|باكو|اذربيجان|جورجيا|المالديف|بالي|تايلند|ماليزيا|سنغافوره|اليابان|كوريا|لندن|باريس|
      سويسرا|اوروبا|البوسنه|مصر|القاهره|الاردن|المغرب|العلا|الهند|باكستان|الفلبين|ايطاليا|اسبانيا|اليونان|النرويج|
      النمسا|كندا|فيتنام|سريلانكا|البحرين|صلاله|ابها|الطايف`,
  ),
];

export const wishes = phrases(
  `how much|how many|how (?:do|can|long|far)|compare|prices?|quote|cost|could you|can you|can we|can i|please|pls|
      do you (?:have|offer|arrange)|we (?:need|want|would like|will|are)|
      i (?:need|want|would like|am planning|will|study|saw|found)|is (?:it|this|the|there)|are there|which|what|when|
      where|suggest|recommend|arrange|my|our (?:group|booking|meeting|trip)|near|close to|valid`,
  String.raw`كم|السعر|سعر\p{L}*|تكلف\p{L}*|ابغي|ابغا|ابي|نبي|نبغي|اريد|ارغب|نرغب|نريد|نحتاج|احتاج|هل|لو سمحت\p{L}*|عايزه?|
      بدي|تقدرون|ممكن|متي|وش|فيها|عندكم|لديكم|وين|ارجو|شكرا|قارنوا|قارن|اعرف|ارسل|رجاء\p{L}*|فضلا|بغيت|ودي|نود|نفكر|
      ايش|شنو|بكم|فيه|كيف|لماذا|اين|ايهم|حابه?|حابين|تعرفون|ليش`,
  `kam|as3ar|se3r|bokra|mo?mken|mumkin|tklmoni|abgha`,
);
