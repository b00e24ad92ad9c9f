-- The search of publications (docs/decisions/0009-arabic-search.md). Function bodies are of the standard kind, bound
-- when they are made: a restored copy computes its columns whatever its search path is.
CREATE TEXT SEARCH CONFIGURATION site_search (COPY = pg_catalog.arabic);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION site_search ALTER MAPPING FOR asciiword, asciihword, hword_asciipart WITH pg_catalog.english_stem;--> statement-breakpoint
-- Markdown without what nobody reads: where its links lead, addresses, HTML and its entities.
CREATE FUNCTION markdown_words(markdown text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(markdown, '\]\([^)\n]*\)', ']', 'g'),
  'https?://[^\s<>]+|</?[a-zA-Z][^<>]*>|&#?[a-zA-Z0-9]{1,31};', ' ', 'g');--> statement-breakpoint
-- Words freed of what Arabic writes onto them, each step a line below:
--   words alone remain, two spaces apart so that a pattern may take a space at each end;
--   words that say nothing go;
--   names with عبد are written together;
--   the article goes with what stands before it;
--   so does a conjunction, also where it is a root letter: else وكالة and الوكالة would end differently;
--   light10's endings go, with possessives of ta marbuta, duals and tanwin's alif;
--   endings that stood before those go;
--   single prepositions go.
-- Letters are named by code point: what \w and \m take for a letter depends on the database's locale.
CREATE FUNCTION strip_affixes(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(' ' || fold_text(words) || ' ',
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\ufd3e\ufd3f]+', '  ', 'g'),
    ' [وف]?(?:اذا|الا|التي|الذي|الذين|الي|اليه|اليها|ام|ان|انه|انها|او|اي|بان|به|بها|بين|تلك|ثم|حتي|ذلك|علي|عليه|عليها|عن|عند|عندها|عنه|عنها|غير|غيره|غيرها|في|فيه|فيها|قد|كان|كانت|كل|كما|لا|لان|لانه|لم|لن|له|لها|لهم|ما|مع|من|منه|منها|هذا|هذه|هم|هو|هي|يكون) ', '', 'g'),
    '( [\u0648\u0641\u0628\u0643\u0644]?\u0639\u0628\u062f)  (\u0627\u0644)', '\1\2', 'g'),
    ' [\u0648\u0641]?(?:\u0627\u0644|\u0628\u0627\u0644|\u0643\u0627\u0644|\u0644\u0644)([^ ]{3})', ' \1', 'g'),
    ' \u0648([^ ]{3})', ' \1', 'g'),
    '(?:([^ ]{2})(?:\u064a\u062a\u0647\u0627|\u064a\u062a\u0647|\u064a\u0627\u062a|\u062a\u0647\u0627|\u062a\u0647|\u062a\u064a\u0646|\u062a\u0627\u0646|\u0627\u062a|\u064a\u0647|\u0647\u0627|\u0647)|([^ ]{3})(?:\u0648\u0646|\u064a\u0646|\u0627\u0646|\u064a|\u0627)) ', '\1\2 ', 'g'),
    '([^ ]{3})(?:\u0648\u0646|\u064a\u0646|\u0627\u0646) ', '\1 ', 'g'),
    ' [\u0628\u0644]([^ ]{3})', ' \1', 'g'));--> statement-breakpoint
-- Broken plurals and second spellings, under the word that people look for. Both pass through strip_affixes here,
-- so the list is written as people write.
DO $$
DECLARE
  dictionary jsonb := (
    SELECT jsonb_object_agg(strip_affixes(other), strip_affixes(word)) FROM (
      SELECT split_part(entry, ' ', 1) AS word, unnest((string_to_array(entry, ' '))[2:]) AS other
      FROM unnest(ARRAY[
        'عقد عقود', 'شريك شركاء', 'حكم أحكام', 'نظام أنظمة نظم', 'دعوى دعاوى', 'قضية قضايا', 'محكمة محاكم',
        'قانون قوانين', 'لائحة لوائح', 'بند بنود', 'شرط شروط', 'مادة مواد', 'حق حقوق', 'عامل عمال', 'أجر أجور',
        'رسم رسوم', 'ضريبة ضرائب', 'مصلحة مصالح', 'طرف أطراف', 'خصم خصوم', 'شاهد شهود', 'دليل أدلة',
        'وثيقة وثائق', 'صك صكوك', 'مالك ملاك', 'وكيل وكلاء', 'وارث ورثة', 'وقف أوقاف', 'وصية وصايا', 'سهم أسهم',
        'حصة حصص', 'مجلس مجالس', 'عضو أعضاء', 'مدير مدراء', 'رئيس رؤساء', 'فرع فروع', 'بنك بنوك', 'مصرف مصارف',
        'دين ديون', 'كفيل كفلاء', 'رهن رهون', 'مبلغ مبالغ', 'مال أموال', 'ثمن أثمان', 'سعر أسعار', 'فائدة فوائد',
        'ربح أرباح', 'خسارة خسائر', 'ضرر أضرار', 'عيب عيوب', 'خطأ أخطاء', 'جريمة جرائم', 'سجن سجون',
        'علامة علائم', 'اسم أسماء', 'سر أسرار', 'برنامج برامج', 'مركز مراكز', 'مدة مدد', 'أجل آجال', 'يوم أيام',
        'شهر أشهر شهور', 'سنة سنوات سنين', 'عام أعوام', 'سند أسناد', 'فاتورة فواتير', 'مشروع مشاريع', 'تاجر تجار',
        'سوق أسواق', 'قاض قضاة', 'خبير خبراء', 'عميل عملاء', 'زوج أزواج', 'طفل أطفال', 'أب آباء', 'ولد أولاد',
        'نموذج نماذج', 'نص نصوص', 'باب أبواب', 'فصل فصول', 'قيد قيود', 'حد حدود', 'سبب أسباب', 'أصل أصول',
        'دفع دفوع', 'طعن طعون', 'مسؤولية مسئولية', 'شؤون شئون شأن', 'لجنة لجان', 'عنوان عناوين', 'قرينة قرائن',
        'مليون ملايين', 'تاريخ تواريخ', 'حجة حجج', 'ذمة ذمم', 'بضاعة بضائع', 'دائرة دوائر', 'وسيلة وسائل',
        'رسالة رسائل', 'عرض عروض', 'قرض قروض', 'فكرة أفكار', 'عرف أعراف', 'مبدأ مبادئ', 'قاعدة قواعد',
        'تدبير تدابير', 'تقرير تقارير', 'حارس حراس', 'أجنبي أجانب'
      ]) AS entry
    ) AS listed);
BEGIN
  EXECUTE format($function$
CREATE FUNCTION search_terms(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT coalesce(string_agg(coalesce(%L::jsonb ->> word, word), ' ' ORDER BY place), '')
  FROM unnest(string_to_array(strip_affixes(words), '  ')) WITH ORDINALITY AS split (word, place))
  $function$, dictionary);
END $$;--> statement-breakpoint
CREATE FUNCTION search_vector(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN to_tsvector('site_search'::regconfig, search_terms(words));--> statement-breakpoint
CREATE FUNCTION search_query(words text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN plainto_tsquery('site_search'::regconfig, search_terms(words));--> statement-breakpoint
-- عبد الله and عبدالله, without a space to tell them apart.
CREATE FUNCTION squeeze_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(fold_text(words), ' ', '');--> statement-breakpoint
DROP INDEX "publications_shown";--> statement-breakpoint
DROP INDEX "publications_category";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(search_vector(case when 'en' = any(published_languages) then title_en else '' end || ' ' || case when 'ar' = any(published_languages) then title_ar else '' end), 'A') || setweight(search_vector(case when 'en' = any(published_languages) then summary_en else '' end || ' ' || case when 'ar' = any(published_languages) then summary_ar else '' end), 'B') || setweight(search_vector(markdown_words(case when 'en' = any(published_languages) then content_en else '' end || ' ' || case when 'ar' = any(published_languages) then content_ar else '' end)), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "search_head" "tsvector" GENERATED ALWAYS AS (setweight(search_vector(case when 'en' = any(published_languages) then title_en else '' end || ' ' || case when 'ar' = any(published_languages) then title_ar else '' end), 'A') || setweight(search_vector(case when 'en' = any(published_languages) then summary_en else '' end || ' ' || case when 'ar' = any(published_languages) then summary_ar else '' end), 'B')) STORED;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "search_title" text GENERATED ALWAYS AS (squeeze_text(case when 'en' = any(published_languages) then title_en else '' end || ' ' || case when 'ar' = any(published_languages) then title_ar else '' end)) STORED;--> statement-breakpoint
CREATE INDEX "publications_search" ON "publications" USING gin ("search_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "publications_title" ON "publications" USING gin ("search_title" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "publications_shown" ON "publications" USING btree ("publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and cardinality(published_languages) > 0;--> statement-breakpoint
CREATE INDEX "publications_category" ON "publications" USING btree ("category","publish_date" DESC NULLS FIRST);--> statement-breakpoint
-- The planner takes a vector for a value beside its row, while most lie apart and cost more to read than all else:
-- without statistics it expects few rows and asks the index.
ALTER TABLE "publications" ALTER COLUMN "search_vector" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "search_title" SET STATISTICS 0;
