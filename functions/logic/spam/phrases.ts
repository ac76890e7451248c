import { digits, letters, plainText } from './plain-text.ts';

/**
 * Words by which an advertisement differs from an enquiry, in the plain spelling of `plainText`. Each line of `goods` is what
 * one trade sells: a customer of a travel agency may use such a word, but rarely several, and not to offer something.
 */

const goods = phrases(
  // Search engines
  String.raw`seo|search engines?|backlinks?|guest posts?|link building|domain authority|outrank|(?:on )?google rank\p{L}*|
    rank(?:ing|ings|s|ed)?|first page|top of google|organic|keywords?|(?:web(?:site)?|targeted|google) traffic|
    human (?:traffic|visitors)|more visitors|web vitals|meta (?:tags?|descriptions?)|(?:local )?citations|
    directories|dofollow|white hat|site speed|search console`,
  // Websites and videos
  String.raw`web ?(?:site)? ?(?:design\p{L}*|develop\p{L}*)|redesign\p{L}*|wordpress|(?:mobile|android|ios) apps?|
    developers?|ui/ux|portfolio|mock ?ups?|outsourc\p{L}*|explainer|animated|logos?|graphic design\p{L}*|
    chat ?bots?|crm|(?:web )?hosting|freelanc\p{L}*|software|saas|plug ?ins?|automat(?:ion|ed)|conversion|
    core updates?|e-?commerce (?:store|site)`,
  // Marketing
  String.raw`followers|subscribers|likes and|qualified leads|(?:more |new )?leads|
    (?:charge|pay) per (?:lead|appointment|click)|my channel|check out my|lead gen\p{L}*|
    e-?mail (?:lists?|marketing|databases?)|verified e-?mails|(?:our|a) database|bulk (?:sms|whatsapp|mail)|
    contact forms?|shout ?outs?|influencers?|advert(?:s|ise|ising|isement)?|ad campaigns?|promote|
    (?:google|five star|5 star) reviews|sales funnel|digital marketing|social media (?:management|posts?|marketing)|
    market your|brand awareness|monetiz\p{L}*|affiliate\p{L}*|views? and|increase (?:your )?sales|grow your`,
  // Money
  String.raw`fundings?|loans?|lenders?|financing|funding|credit (?:check|score|cards? debt|repair)|bad credit|debts?|
    (?:interest|annual) rate|% interest|working capital|collateral|capital|grants?|refinanc\p{L}*|mortgage`,
  String.raw`invest(?:ment|ments|ing|or|ors)?|profits?|passive income|bitcoins?|btc|crypto\p{L}*|forex|trading|traders?|usdt|
    wallet|tokens?|nft|signals|recovery expert|(?:from|at) home|extra (?:income|money)|make money|earn|get paid|
    per day|a day from|quit (?:their|your) jobs?|roi|dividends?|binary options`,
  // Advance payments
  String.raw`inheritance|next of kin|heirs?|beneficiar\p{L}*|deceased|late (?:client|husband|father|relative)|
    million (?:us )?(?:dollars|usd|pounds|euros?)|barrister|attorney|widow|confidential\p{L}*|lottery|prize|
    you(?:r email)? (?:have |has )?won|winner|compensation fund|transfer (?:of )?(?:the )?funds?|the funds|atm card|
    united nations|donate|charity|bank officer|trusted (?:person|partner)|us army|sergeant|boxes with|
    (?:private|personal) (?:e-?mail|mail)|direct (?:telephone|phone|line)|lawyer|dying|cancer|donation|
    claim (?:your|the|it)|awarded|cash (?:prize|award)|selected to|voucher|congratulations|business proposal|
    mutual(?:ly)? benefi\p{L}*|bank details`,
  // Games and company
  `casinos?|jackpots?|free spins?|slots?|roulette|betting|bets?|poker|blackjack|baccarat|1xbet|welcome bonus|bonus|
    promo codes?|first deposit|gambling|sportsbook`,
  String.raw`viagra|cialis|tramadol|(?:without|no) prescription|pharmacy|pills|weight loss|lose \p{N}+|keto|cbd|vapes?|
    gummies|supplements?|testosterone|girls|sexy?|dating|brides|singles|private pics?|nudes?|porn|adult videos?|
    escorts?|lonely|horny`,
  // Goods
  String.raw`manufacturers?|factor(?:y|ies)|wholesale|moq|catalog(?:ue)?s?|suppliers?|shenzhen|alibaba|made in china|
    replicas?|rolex|louis vuitton|gucci|designer bags|export(?:er|ers|s)?|cif|fob|container (?:house|home)s?|
    excavators?|purchasing manager|worldwide shipping|shipping worldwide|co\.?,? ltd|price quot\p{L}*|
    led (?:displays?|lights?)|unlocked|custom(?:ized)? (?:lanyards|logo|packaging)|granite|in stock`,
  // Fright
  String.raw`expires? (?:today|soon|in)|renew (?:it|your)|verify (?:your|you)|suspended|scheduled for (?:deletion|removal)|
    will be (?:removed|deleted|deactivated|suspended|rejected)|mailbox is|overdue|(?:legal|take) action|sue you|
    copyright\p{L}*|without (?:a )?licen[cs]e|hacked|databases|wallet within|parcel|held at customs|
    community standards|violat\p{L}*|your (?:account|domain|ssl) (?:is|has|will)|security alert|
    unusual (?:login|activity)`,
  // Arabic
  String.raw`قرض|قروض|تمويل\p{L}*|للموظفين|للمتقاعدين|والمتقاعدين|ائتماني\p{L}*|بالتقسيط|سداد|نسدد|متعثر\p{L}*|كفيل|كاش فوري|
    تحويل راتب|سمه|مديون\p{L}*`,
  String.raw`متابعين|لايكات|مشاهدات|تسويق\p{L}*|حملات|(?:حمله|حملات|اعلانات?) (?:اعلاني\p{L}*|ممول\p{L}*)|سيو|محركات البحث|
    الصفحه الاولي|تصميم|نصمم|استضافه|برمجه|تطبيقات|قواعد بيانات|ارقام جوالات|عملاء محتملين|جماعيه|بدون حظر|
    مبيعات\p{L}*|متاجر|متجرك|حسابات التواصل|موقعك|علامتك`,
  String.raw`تداول|فوركس|اسهم|توصيات|(?:ال)?عملات (?:ال)?رقميه|بيتكوين|ارباح|اربح|دخل|استثمر|استثمار|بدون خبره|من المنزل|
    براتب|راتب \p{N}+|نصاب\p{L}*|مليون|ثروه|ارمله|ميراث|جائزه|فزت|مبروك|مسابقه|البنكيه|سرا`,
  `كازينو|مراهنات|بونص|رهان|مكافاه ترحيب|ايداع`,
  String.raw`علاج|اعشاب|الاعشاب|تنحيف|تخسيس|تخسرك|الضعف|روحاني|جلب الحبيب|السحر|المطلقه|حبوب|رجيم|منشط\p{L}*|الشيخ|فك السحر|
    المعالج`,
  String.raw`نقل عفش|اثاث|مكافحه|حشرات|شركه تنظيف|تسربات|عزل|مكيفات|عطور|تقليد|ماركات|ماجستير|بحوث|واجبات|ترجمه معتمده|
    عماله مدربه|فنيون|مقاولات|ديكور\p{L}*|شراء|مستعمل\p{L}*`,
  String.raw`كلمه المرور|رقم الهويه|تحديث بيانات\p{L}*|لتحديث|بطاقتك|ايقاف|تعليق|تم تجميد|شحنتك|شحنه|الجمارك|رمز التحقق|ابشر`,
  // Russian, Chinese, Spanish, French
  String.raw`продви\p{L}*|сайт\p{L}*|ссыл\p{L}*|зарабо\p{L}*|рубл\p{L}*|баз[аы]|казино|кредит\p{L}*|бонус\p{L}*|реклам\p{L}*|
    скидк\p{L}*|пишите|заказ\p{L}*`,
  String.raw`enlaces|patrocinad\p{L}*|posicionamiento|prêt|entre particuliers|taux|casino en (?:ligne|linea)`,
);
const chinese = /网站|推广|娱乐城?|微信|谷歌|赌|贷款|发票|外贸|彩票/;

/** How an advertisement speaks to a stranger. Customers use some of these words too. */
const offers = phrases(
  String.raw`we (?:offer|provide|help|build|make|design|supply|guarantee|sell|fix|send|list|buy|can (?:help|bring|boost|increase|raise|double)|are an? (?:\p{L}+ ){0,4}(?:company|team|agency|firm|manufacturer|lender|supplier)|specialize|have produced|represent|do)|
    i (?:represent|build|make|design|can (?:fix|repair|help you|clean|bring)|run a|noticed|am a (?:freelance\p{L}*|professional|banker|widow)|found a)`,
  `our (?:team|company|experts|specialists|developers|services?|package|software|members|robot|chatbot|plans|catalogue|prices start|customers|clients|factory|trucks|database|manager|agent|office by)`,
  String.raw`affordable|best (?:price|quality|online)|cheap(?:est)?|no obligation|
    no (?:credit|password|monthly|experience|collateral)[\p{L} ]*|guarantee[ds]?|limited (?:time|offer)|
    only (?:today|for the next)|for nothing|instant(?:ly)?|\p{N}+ ?% off|
    free (?:audit|trial|quote|sample|report|registration|today|month|demo|consultation|week|homepage)|
    first week free|at no cost|risk free|money back|refund guarantee|flat rate|one time payment|unlimited|fully`,
  `click|sign up|register|subscribe|join (?:us|free|our|now|today)|order(?: now)?:|buy (?:now|viagra|instagram)|
    apply now|play now|book a demo|watch the demo|get (?:a |your )?(?:free )?(?:quote|started|audit)|
    reply (?:yes|for|to|with)|kindly|unsubscribe|opt ?out|schedule a call|(?:on|upon) request|contact our|
    message our|visit our|price list|write to him`,
  String.raw`dear (?:sir|madam|friend|manager|webmaster|owner|ceo|purchasing|beneficiary)|to whom it may concern|
    your (?:competitors|domain|business|company|industry|brand|page is|home ?page|main keywords|site (?:looks|is|has))|
    businesses like|companies like|business owners|are you the owner|who (?:manages|handles) your|
    i (?:just )?(?:looked at|visited|came across|was on) (?:your )?|
    do you (?:need|want) (?:a (?:loan|new|mobile|website)|more)|would you (?:like|be interested)|are you interested|
    interested\?|may i send|can i send|want to see|quick question|attention|greetings|final notice`,
  String.raw`خصم|خصومات|عرض خاص|لفتره محدوده|باسعار|باقل|بارخص|باعلي|بضمان|ضمان|مضمونه|مجانا|مجانيه|اطلب (?:الان|عرض)|سجل|
    اضغط|(?:عبر )?الرابط|للتواصل|التواصل واتساب|للتسجيل|للتفاصيل|اتصل (?:الان|بنا|ولن)|راسلني|راسلنا|
    احجز استشار\p{L}*|انضم|جرب|ابدا|عبئ|التسليم فوري|الدفع (?:بعد|عند)|نوفر|نقدم|نشتري|نصلك|خبراء|مختصون|مختصه|
    متخصصه|باقات تبدا|اسعار تبدا|تبدا من|هل (?:عليك|تريد ان يظهر|تبحث عن (?:عمل|وظيفه|تمويل))|يوميا|شهريا|بنسبه|
    باحترافيه|عزيزي العميل`,
);

/** Subjects about which customers of a travel agency write. */
const journeys = phrases(
  String.raw`hotels?|rooms?|nights?|flights?|tickets?|(?:re)?book(?:ed|ing)?|reserv\p{L}*|visas?|trips?|
    travel(?:l?ing|lers?)?|tours?|guide|honeymoon|um[ra]*h|hajj|haram|airports?|transfers?|passports?|luggage|bag|
    breakfast|beach|pool|sea view|check-?(?:in|out)|itinerary|drivers?|trains?|kids|child(?:ren)?|infants?|adults?|
    persons|pax|famil(?:y|ies)|parents|mother|father|wife|husband|friends|wheelchair|resort|villa|apartment|cruise|
    airline|seat|layover|iqama|concert|wedding|venue|museum|program(?:me)?|package|destination|itinerary|suite|dbl|
    quad|transit|delayed`,
  String.raw`فندق\p{L}*|\p{L}*غرف\p{L}*|ليله|ليال|\p{L}*رحل\p{L}*|طيران|\p{L}*تذاكر|تذكره|\p{L}*حج[وز]\p{L}*|تاشير\p{L}*|
    فيزا|الفيزا|عمره|العمره|حرم|الحرم|\p{L}*مطار|سياح\p{L}*|جوله|جولات|سائق|سواق|قطار|عائله|لعائله|العائله|الاطفال|
    اطفال|طفل|طفلين|رضيع|زوجت\p{L}*|والدت\p{L}*|امي|ابوي|اشخاص|بالغين|شهر عسل|عريس|للعريس|برنامج|البرنامج|
    جواز\p{L}*|فطور|افطار|مسبح|شاليه|فيلا|مرشد|سفر|اسافر|مسافر\p{L}*|باكج|الباكج|استراحه|البحر|شقه|منتجع|كرسي متحرك|
    الوصول|المغادره`,
  String.raw`abgha|abi|nabi|\p{L}*7ajz|re7la|el re7la|funduq|qitar|3aila|masba7`,
);
const wishes = phrases(
  `how much|prices?|quote|cost|could you|can you|can we|can i|please|pls|do you (?:have|offer|arrange)|
    we (?:need|want|would like|will|are)|i (?:need|want|would like|am planning|will|study|saw|found)|
    is (?:it|this|the|there)|are there|which|what|when|where|suggest|recommend|arrange|my|
    our (?:group|booking|meeting|trip)|near|close to|valid`,
  String.raw`كم|السعر|سعر\p{L}*|تكلف\p{L}*|ابغي|ابغا|ابي|نبي|نبغي|اريد|ارغب|نرغب|نريد|نحتاج|احتاج|هل|لو سمحت\p{L}*|عايزه?|
    بدي|تقدرون|ممكن|متي|وش|فيها|عندكم|لديكم|وين|ارجو|شكرا|قارنوا|اعرف`,
  `kam|as3ar|bokra|momken`,
);

/** Returns the points of a text for being an advertisement, and those that speak for a customer. */
export function weighText(text: string): { advert: number; customer: number } {
  const plain = plainText(text);
  const sold = count(goods, plain) + (chinese.test(plain) ? 2 : 0);
  const offered = Math.min(4, count(offers, plain));
  const advert = sold === 0 ? (offered >= 3 ? offered * 2 : 0) : 4 * sold + 2.5 * offered;
  return {
    advert: Math.min(16, Math.round(advert)),
    customer: Math.min(7, Math.round(1.5 * count(journeys, plain) + count(wishes, plain))),
  };
}

/** The number of different phrases in a text. */
const count = (list: readonly RegExp[], text: string): number =>
  new Set(list.flatMap((pattern) => text.match(pattern) ?? [])).size;

/**
 * Phrases of one trade in each pattern, as whole words. Line breaks are for readers. `\p{L}` stands for the letters of the
 * lists' scripts: making a pattern with every letter of Unicode takes 2 ms, and each new function would make twenty.
 */
function phrases(...lists: readonly string[]): readonly RegExp[] {
  return lists.map((list) => {
    const alternatives = list.replace(/\n\s*/g, '').replaceAll('[\\p{L} ]', `[${letters} ]`);
    const ours = alternatives.replaceAll('\\p{L}', `[${letters}]`).replaceAll('\\p{N}', `[${digits}]`);
    return new RegExp(`(?<![${letters}${digits}])(?:${ours})(?![${letters}${digits}])`, 'gu');
  });
}
