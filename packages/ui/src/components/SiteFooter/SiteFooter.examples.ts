import type { Examples } from "../../stories.ts";
import type { SiteFooterProps } from "./SiteFooter.tsx";

const zh = {
  logo: "LightMaker",
  groups: [
    {
      title: "产品",
      links: [
        { label: "晨光系列", href: "/products/morning-light" },
        { label: "中天系列", href: "/products/zhongtian" },
      ],
    },
    { title: "应用", links: [{ label: "教育", href: "/applications/education" }] },
    {
      title: "材料",
      links: [
        { label: "木材", href: "/materials/wood" },
        { label: "亚克力", href: "/materials/acrylic" },
      ],
    },
    { title: "支持", links: [{ label: "常见问题", href: "/support/faq" }] },
    { title: "关于", links: [{ label: "新闻", href: "/about/news" }] },
    { title: "联系", links: [{ label: "联系我们", href: "/contact/contactus" }] },
  ],
  contacts: [
    { label: "销售热线", value: "400-000-0000", href: "tel:4000000000" },
    { label: "邮箱", value: "hello@example.com", href: "mailto:hello@example.com" },
    { label: "研发", value: "示例市示例路 1 号" },
  ],
  legal: [
    { label: "隐私政策", href: "/privacy" },
    { label: "使用条款", href: "/terms" },
  ],
  rights: "© 2026 LightMaker",
  filing: { label: "示例备 00000000 号", href: "https://beian.example.com" },
  labels: { navigation: "页脚导航" },
} satisfies SiteFooterProps;

const en = {
  logo: "LightMaker",
  groups: [
    {
      title: "Products",
      links: [
        { label: "Aurora series", href: "/en/products/morning-light" },
        { label: "Radiance series", href: "/en/products/zhongtian" },
      ],
    },
    { title: "Applications", links: [{ label: "Education", href: "/en/applications/education" }] },
    {
      title: "Materials",
      links: [
        { label: "Wood", href: "/en/materials/wood" },
        { label: "Acrylic", href: "/en/materials/acrylic" },
      ],
    },
    { title: "Support", links: [{ label: "Questions", href: "/en/support/faq" }] },
    { title: "About", links: [{ label: "News", href: "/en/about/news" }] },
    { title: "Contact", links: [{ label: "Contact us", href: "/en/contact/contactus" }] },
  ],
  contacts: [
    { label: "Sales", value: "400-000-0000", href: "tel:4000000000" },
    { label: "Email", value: "hello@example.com", href: "mailto:hello@example.com" },
    { label: "Research", value: "1 Sample Road, Sample City" },
  ],
  legal: [
    { label: "Privacy", href: "/en/privacy" },
    { label: "Terms", href: "/en/terms" },
  ],
  rights: "© 2026 LightMaker",
  labels: { navigation: "Footer" },
} satisfies SiteFooterProps;

const long = (props: SiteFooterProps, more: string): SiteFooterProps => ({
  ...props,
  groups: props.groups.map((group) => ({
    title: group.title + more,
    links: group.links.map((link) => ({ ...link, label: link.label + more })),
  })),
});

export const examples = {
  zh: { default: zh, longText: long(zh, "与相关的全部资料和下载") },
  en: { default: en, longText: long(en, " and everything that goes with them") },
} satisfies Examples<SiteFooterProps>;
