import type { SampleSetting } from './types.ts'

/**
 * Addresses end in `.example`, so that no sample link leads to a real person. An empty social URL hides its
 * icon.
 */
export const sampleSettings: readonly SampleSetting[] = [
  { key: 'site_title', value: 'Mizan Attorneys' },
  { key: 'site_title_ar', value: 'ميزان للمحاماة والاستشارات القانونية' },
  {
    key: 'site_description',
    value:
      'Attorneys and legal consultants in Riyadh. We advise companies and individuals and represent them before Saudi courts.',
  },
  {
    key: 'site_description_ar',
    value:
      'محامون ومستشارون قانونيون في الرياض. نقدّم المشورة للشركات والأفراد ونمثّلهم أمام المحاكم في المملكة.',
  },
  { key: 'contact_email', value: 'info@mizan.example' },
  { key: 'contact_email_2', value: 'cases@mizan.example' },
  { key: 'contact_phone', value: '+966115550140' },
  { key: 'contact_phone_2', value: '+966115550141' },
  { key: 'whatsapp_number', value: '+966115550142' },
  { key: 'contact_address', value: 'Building 8214, Al Olaya Street\nAl Olaya, Riyadh 12213' },
  { key: 'contact_address_ar', value: 'مبنى 8214، شارع العليا\nحي العليا، الرياض 12213' },
  { key: 'office_location', value: '24.6936, 46.6853' },
  { key: 'license_number', value: '30/9000' },
  { key: 'commercial_register', value: '7099999140' },
  { key: 'client_consent', value: 'false' },
  { key: 'maintenance_mode', value: 'false' },
  { key: 'require_two_factor', value: 'false' },
  { key: 'strict_passwords', value: 'false' },
  { key: 'facebook_url', value: '' },
  { key: 'twitter_url', value: 'https://x.example/mizan' },
  { key: 'linkedin_url', value: 'https://linkedin.example/company/mizan' },
  { key: 'instagram_url', value: '' },
  { key: 'youtube_url', value: 'https://youtube.example/@mizan' },
  { key: 'meta_title', value: 'Mizan Attorneys, Riyadh' },
  { key: 'meta_title_ar', value: 'ميزان للمحاماة والاستشارات القانونية، الرياض' },
  {
    key: 'meta_description',
    value:
      'Attorneys in Riyadh: companies, litigation, intellectual property, real estate, employment and contracts. We answer within 24 hours, Sunday to Thursday.',
  },
  {
    key: 'meta_description_ar',
    value:
      'محامون ومستشارون قانونيون في الرياض: الشركات والتقاضي والملكية الفكرية والعقارات والقضايا العمالية والعقود. نرد خلال 24 ساعة من الأحد إلى الخميس.',
  },
  { key: 'og_image', value: '' },
  { key: 'google_analytics_id', value: '' },
]
