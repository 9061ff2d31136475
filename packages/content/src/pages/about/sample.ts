import { msg } from "@lingui/core/macro";
import { link, picture, verbatim } from "../../authoring.ts";
import { mail } from "../../contact-links.ts";
import { definePage } from "../../define.ts";
import { companyEmail, companyName, contactPerson, mobile, telephoneOrMobile } from "../../form-fields.ts";
import { productModels } from "../../products/models/index.ts";
import { plateOf } from "../../products/plate.ts";
import { thumbnail } from "../../products/thumbnail.ts";
import { groups, pageNames } from "../../shell.ts";

/** Placeholder for a URL parameter's value or a file name, filled in by the browser. */
const value = "{value}";
const name = "{name}";

const materialPages = groups.find(({ page }) => page === "materials")?.pages ?? [];

export const sample = definePage({
  id: "sample",
  meta: {
    title: msg`激光切割打样：寄材料试切、试刻`,
    description: msg`把您的材料寄来，我们用激光切好、刻好或打好标寄回，附上机型和参数。请寄什么、图纸怎么备、哪些不收，都在这一页。`,
    keywords: msg`激光打样,激光切割打样,激光雕刻打样,材料测试,测试加工`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`关于`,
      title: msg`用您的材料，切给您看`,
      lead: msg`填好申请，等我们回信，再寄材料：寄到哪里、收不收费、来回运费谁付、几天寄回，信里逐项写明。样品寄回时，附上机型和参数。`,
      picture: picture("gallery/swatches", msg`九块不同材料的色卡`),
    },
    {
      type: "uploadForm",
      form: "sample",
      anchor: "apply",
      title: msg`打样申请`,
      lead: msg`带星号的要填。写得越细，来回问的次数越少。`,
      picture: picture("journey/cutting", msg`激光头正在切割木板`),
      fields: [
        companyName(),
        contactPerson(),
        telephoneOrMobile(),
        mobile,
        companyEmail,
        {
          name: verbatim("sampleModel"),
          label: msg`想试的机型`,
          hint: msg`没有定的话，选最后一项，我们按材料和尺寸推荐。`,
          type: "text",
          required: true,
          choices: [
            ...productModels.map((model) => ({
              value: verbatim(model.name),
              label: verbatim(model.name),
              note: plateOf(model).source,
              // The name stands below the picture.
              picture: { ...thumbnail(model), alt: verbatim("") },
            })),
            { value: msg`请推荐`, label: msg`还没定，请推荐` },
          ],
          faults: { "field.required": msg`请填写想试的机型` },
        },
        {
          name: verbatim("applicationDescription"),
          label: msg`申请说明`,
          hint: msg`什么材料、多厚、切还是刻、要几件，做成之后用在哪里。`,
          type: "textarea",
          rows: 6,
          required: true,
          faults: { "field.required": msg`请填写申请说明` },
        },
      ],
      upload: {
        label: msg`图纸或公司资料（可不传）`,
        hint: msg`DXF、AI、SVG 图纸，或者好几个文件，先压缩成一个 zip。`,
        labels: {
          prompt: msg`拖到这里，或点击选择`,
          replace: msg`换一个文件`,
          limits: msg`一个文件，小于 10 MB：rar、zip、doc、docx、pdf、jpg、png 或 gif`,
          remove: msg`移除 ${name}`,
          cancel: msg`停止上传 ${name}`,
          retry: msg`重新上传 ${name}`,
          uploading: msg`正在上传…`,
          done: msg`上传成功！`,
          failed: msg`上传失败，请重试！`,
          refused: {
            type: msg`“${name}”的格式不支持，只收 rar、zip、doc、docx、pdf、jpg、png 和 gif。`,
            size: msg`文件大小不能超过 10MB`,
            empty: msg`“${name}”是空文件，请重新导出后再选。`,
            many: msg`一次只能放一个文件，请先压缩成一个。`,
          },
        },
        failure: msg`上传失败，请重试！`,
        rejected: msg`上传失败`,
        unsent: msg`文件没有传上去，请重新上传，或者移除它再提交。`,
      },
      prefill: [
        {
          parameter: verbatim("model"),
          field: verbatim("sampleModel"),
          text: verbatim(value),
          names: productModels.map((model) => ({ value: verbatim(model.slug), name: verbatim(model.name) })),
        },
        {
          parameter: verbatim("material"),
          field: verbatim("applicationDescription"),
          text: msg`材料：${value}`,
          names: materialPages.map((page) => ({
            value: verbatim(page),
            name: pageNames[page],
          })),
        },
      ],
      broughtAlong: msg`图纸、机型和说明已经替您填好，还要填联系方式。`,
      submit: msg`提交申请`,
      submitting: msg`正在提交…`,
      success: msg`提交成功！`,
      failure: msg`提交失败`,
      networkFailure: msg`网络请求失败，请稍后重试`,
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`提交之后`,
      steps: [
        { title: msg`我们回信`, text: msg`写明能不能做、用哪一台做，还缺什么材料或图纸。` },
        { title: msg`收到材料就做`, text: msg`不止试一组参数，挑出最接近您要求的那一组。` },
        {
          title: msg`写上参数，再寄回`,
          text: msg`样品背面写着机型、功率、速度和遍数，您自己的机器可以从这里试起。`,
        },
        {
          title: msg`做不到，写明原因`,
          text: msg`切不透、颜色不匀、边发黄，差在哪里写清楚，不用别的样品代替。`,
        },
      ],
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`请寄什么`,
          paragraphs: [
            msg`每种材料寄三到五块；材料页或应用页上另写了数量的，照那个数。每一块要放得下图样，四周再留一圈边，背面写上材料名称和厚度。塑料请附厂家写明成分的安全技术说明书（SDS，也叫 MSDS）或者书面说明，两样都没有的我们不切。`,
          ],
        },
        {
          title: msg`图纸怎么备`,
          paragraphs: [
            msg`DXF、AI 或 SVG 最好，一比一，单位毫米，压缩成 zip 再上传。旁边画一个边长 100 mm 的方框，我们量它就知道比例对不对。`,
            msg`要切断的线必须闭合，线宽设成最细；文字转成轮廓；照片雕刻要 300 dpi 以上。哪些线切、哪些线刻，用颜色分开，并在说明里写明每种颜色是什么：颜色本身没有统一的含义，我们照您的说明在软件里指定。`,
          ],
        },
        {
          title: msg`哪些不能打样`,
          paragraphs: [
            msg`PVC、刻字膜和车贴膜、人造革、玻纤板和成分不明的阻燃板，不论大小都不收；禁用清单上有的，都不收。铬鞣革未经我们书面同意，不收。`,
          ],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`拿不准材料能不能切？`,
      actions: [
        link("materials", msg`按材料查`),
        link("drawingCheck", msg`先查图纸`),
        link("contactus", msg`问一声`),
        mail,
      ],
    },
  ],
});
