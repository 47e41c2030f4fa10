interface WrongTerm {
  /** The term that an Arabic text must not use. */
  wrong: RegExp;
  /** The term to use instead. */
  right: string;
  /** Where the rule applies; elsewhere the term is right. */
  only?: RegExp;
  /** Where the rule does not apply, because the term has another meaning there. */
  except?: RegExp;
}

const NO_LETTER = '(?![\\u0621-\\u064a])';

/**
 * Terms that a translator might choose and this shop does not use: one English term has one Arabic term. `only` and `except`
 * are matched against the place of a text ('apps/admin/src/components/i18n: anyStock').
 */
export const WRONG_TERMS: WrongTerm[] = [
  { wrong: /عميل|عملاء/, right: 'زبون، زبائن' },
  { wrong: /مدير/, right: 'مشرف، مشرفون' },
  { wrong: /الأشخاص|الناس/, right: 'المستخدمون', except: /composer\/i18n: groups/ },
  { wrong: /صورة الملف الشخصي/, right: 'الصورة الشخصية' },
  { wrong: /عنصر|عناصر/, right: 'عرض، عروض' },
  { wrong: /سلعة/, right: 'المنتج' },
  { wrong: /بطاقة هدية/, right: 'بطاقة هدايا' },
  { wrong: /خطوات الاستعمال/, right: 'تعليمات الاستخدام' },
  { wrong: /طلبات/, right: 'محاولات', only: /Too many requests/ },
  { wrong: /المحادثة/, right: 'الدردشة', only: /outOfStockHint/ },
  { wrong: /استأجر|استئجار|إيجار/, right: 'كراء' },
  { wrong: /المنصة/, right: 'الجهاز', only: /: Console / },
  { wrong: /المتجر الرقمي|متاجر/, right: 'المنصة، المنصات' },
  { wrong: new RegExp(`رئيسي${NO_LETTER}`), right: 'أساسي' },
  { wrong: /أوفلاين/, right: 'دون إنترنت' },
  { wrong: /آخر واحد/, right: 'آخر نسخة' },
  { wrong: /غير ناجح|كمكتمل/, right: 'عدم نجاح الطلب، اكتمال الطلب' },
  { wrong: /تولي|تولّى/, right: 'استلام التذكرة' },
  { wrong: /التسجيل|يسجّل/, right: 'إنشاء حساب' },
  { wrong: /كلمة السر/, right: 'كلمة المرور' },
  { wrong: /استعادة/, right: 'إعادة تعيين كلمة المرور' },
  { wrong: /هذا العنوان/, right: 'هذا البريد الإلكتروني', only: /mails/ },
  { wrong: /تحميل/, right: 'تنزيل', only: /service-rules/ },
  { wrong: /رفع دفعة واحدة/, right: 'رفع جماعي' },
  { wrong: /صور GIF/, right: 'الصور المتحركة' },
  { wrong: /مرشح/, right: 'التصفية' },
  { wrong: /تجاهل/, right: 'إلغاء الإرسال', only: /conversation\/i18n: discard/ },
  { wrong: /تنبيه/, right: 'إشعار' },
  { wrong: /المقبس/, right: 'الاتصال المباشر' },
  { wrong: /فشل/, right: 'تعذّر' },
  { wrong: /مانيت/, right: 'Manette' },
  { wrong: /تعذر/, right: 'تعذّر' },
  { wrong: /إعلان/, right: 'عرض' },
  { wrong: /إلغاء كتم/, right: 'رفع الكتم' },
  { wrong: /بنجاح/, right: 'حُذف، أُضيف، حُفظ' },
  { wrong: /\d ?[KM]B/, right: 'كيلوبايت، ميغابايت' },
  { wrong: /\d{5} سطر/, right: '10\u00a0000 سطر' },
  { wrong: /لا (تذاكر|حسابات?|بطاقات?|بطاقة|وحدات|رسائل|رد) /, right: 'لا توجد، لا يوجد' },
  { wrong: /العنوان/, right: 'البريد', only: /Address (is required|must be less than 200)/ },
];
