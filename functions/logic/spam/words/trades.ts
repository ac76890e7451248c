import { arabicPhrases, phrases } from '../phrases.ts';

/** What only a sender of advertisements says: nothing in the rest of a text speaks against it. */
export const trades = [
  ...phrases(
    String.raw`(?:personal|business|payday|instant|urgent|student) loans?|
      loan (?:offers?|company|amount|lenders?|applications?)|
      (?:buy|sell|get|real|active|cheap) (?:\p{L}+ )?(?:followers|subscribers|backlinks|reviews)|
      bulk (?:sms|whatsapp|e-?mails?)|(?:sms|whatsapp|e-?mail) (?:blasts?|senders?)|free spins|no deposit bonus|
      (?:welcome|deposit) bonus|online casinos?|slot gacor|deneme bonusu`,
    String.raw`western union|money ?gram|(?:certified|cashier s|bank) (?:cheque|check)|cash(?:ier)?'s check|
      (?:send|forward|remit|wire|transfer|kindly forward) (?:the )?(?:balance|difference|rest|excess|remainder|extra)|
      (?:deduct|keep|minus) your (?:charges?|fees?|tip|commission)|plus extra [$€£]? ?\p{N}[\d,.]*|next of kin|
      (?:box|boxes|trunk) of (?:cash|money|gold)`,
    String.raw`(?:buy|fake|registered|genuine) (?:\p{L}+ )?(?:passports?|driv\p{L}+ licen[cs]es?|ielts|degrees?|diplomas?|documents?)|
      residence permits?,? registered|(?:without|no) prescription|spell ?casters?|
      herbal (?:doctors?|cures?|remed\p{L}*)|lost lovers?|sugar (?:daddy|mommy|baby)|
      (?:hot|sexy|lonely) (?:girls|women|ladies|singles)|ready to marry|
      recover (?:your |all )?(?:lost|stolen) (?:funds|money|crypto|bitcoins?)|pay per leads?`,
  ),
  ...arabicPhrases(
    String.raw`(?:تسديد|سداد|[نا]?سدد) (?:ال)?(?:قروض|قرض|مديوني\p{L}*|متعثرات|التزامات)|
      (?:قروض|قرض|تمويل) (?:شخصي\p{L}*|عقاري\p{L}*|بدون|فوري\p{L}*|جديد)|بدون كفيل|نقل (?:ال)?(?:عفش|اثاث)|
      شراء (?:ال)?(?:اثاث|سكراب|مكيفات)|مكافحه (?:ال)?حشرات|كشف تسربات|عزل (?:اسطح|خزانات|فوم)|نقل كفال\p{L}*|
      عاملات (?:منزليات )?للتنازل|مكتب استقدام`,
    String.raw`اجاز(?:ات|ه) مرضيه|اعذار طبيه|عذر طبي|سكليف\p{L}*|سايتوتي?ك|حبوب (?:ال)?(?:اجهاض|تنحيف|تاخير)|
      شهاد(?:ات|ه) (?:جامعيه|خبره) (?:معتمد\p{L}*|للبيع)|بدون (?:اختبار|دراسه)|حل (?:ال)?واجبات|
      رسائل (?:ال)?(?:ماجستير|دكتوراه)|جلب (?:ال)?حبيب|فك (?:ال)?سحر|رد المطلقه|شيخ روحاني|مسيار|iptv|
      (?:زياده|بيع|رشق) (?:ال)?متابعين|توصيات (?:اسهم|مجاني\p{L}*|يومي\p{L}*)|تعليم (?:ال)?(?:تداول|استثمار|فوركس)|
      (?:ال)?حريه (?:ال)?ماليه|(?:ال)?مراهنات (?:ال)?رياضيه`,
  ),
];
