import { msg } from "@lingui/core/macro";
import { type Authored, verbatim } from "./authoring.ts";
import type { FormField } from "./define.ts";

// Field texts from section 5 of the specification, shared by all forms with the same fields.

type Field = Authored<FormField>;

const badEmail = msg`请输入正确的邮箱格式`;

/** The company field. Its key is `corporateName`, but `company` in the form that is not sent. */
export const companyName = (name = "corporateName"): Field => ({
  name: verbatim(name),
  label: msg`公司名称`,
  type: "text",
  autoComplete: verbatim("organization"),
  required: true,
  faults: { "field.required": msg`请输入公司名称` },
});

/** The contact person. Its key is `applicant`, but `name` in the form that is not sent. */
export const contactPerson = (name = "applicant"): Field => ({
  name: verbatim(name),
  label: msg`联系人`,
  type: "text",
  autoComplete: verbatim("name"),
  required: true,
  faults: { "field.required": msg`请输入联系人` },
});

export const telephone = (): Field => ({
  name: verbatim("phone"),
  label: msg`电话`,
  type: "tel",
  autoComplete: verbatim("tel"),
  required: true,
  faults: { "field.required": msg`请输入电话号码` },
});

/** The phone number of a form that also has `mobile`: one of the two is enough. */
export const telephoneOrMobile = (): Field => ({
  ...telephone(),
  alternative: { field: mobile.name, hint: msg`电话和手机，填一个就行。` },
});

/** A second phone number, only in the English form (decisions 14). */
export const mobile: Field = {
  name: verbatim("mobile"),
  label: msg`手机`,
  type: "tel",
  autoComplete: verbatim("mobile tel"),
  required: true,
  only: "en",
  alternative: { field: verbatim("phone") },
  faults: { "field.required": msg`请输入手机号码` },
};

export const companyEmail: Field = {
  name: verbatim("email"),
  label: msg`公司邮箱`,
  type: "email",
  autoComplete: verbatim("email"),
  required: true,
  faults: { "field.required": msg`请输入公司邮箱`, "field.email": badEmail },
};

export const email: Field = {
  name: verbatim("email"),
  label: msg`邮箱`,
  type: "email",
  autoComplete: verbatim("email"),
  required: true,
  faults: { "field.required": msg`请输入邮箱`, "field.email": badEmail },
};

/** Free text, with the given number of visible lines. */
export const message = (label: Field["label"], rows: number, fault?: Field["label"]): Field => ({
  name: verbatim("message"),
  label,
  type: "textarea",
  rows,
  ...(fault && { required: true, faults: { "field.required": fault } }),
});
