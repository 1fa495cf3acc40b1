import type { Chapter } from './question.ts'

export const management: Chapter = {
  index: 'C',
  name: { vi: 'Hệ thống quản lý', en: 'Management system' },
  sections: [
    {
      name: { vi: 'Lãnh đạo và trách nhiệm', en: 'Leadership and responsibilities' },
      tags: ['quality'],
      refs: ['policy'],
      questions: [
        {
          key: 'policyKnown',
          vi: 'Chính sách chất lượng và an toàn có được niêm yết, và nhân viên có nói được ý nghĩa đối với việc của mình không?',
          en: 'Is the quality and safety policy displayed, and can people say what it means for their own work?',
        },
        {
          key: 'objectives',
          vi: 'Mục tiêu năm nay của đơn vị là gì, đạt đến đâu, và ai chịu trách nhiệm từng mục tiêu?',
          en: 'What are this year’s objectives of the site, how far along are they, and who answers for each?',
          asks: {
            vi: 'Ba mục tiêu: không có lô nhiên liệu bị từ chối (đạt), giảm 10% lượng tràn (đạt 7%), đào tạo đủ 100% nhân viên (đạt 92%). Mỗi mục tiêu có một trưởng bộ phận chịu trách nhiệm.',
            en: 'Three objectives: no batch refused (met), 10 % less spillage (7 % so far), all staff trained (92 %). Each has a head of section who answers for it.',
          },
        },
        {
          vi: 'Xem xét của lãnh đạo có đề cập đến kết quả đánh giá, sự cố và nguồn lực, với quyết định được theo dõi không?',
          en: 'Does the management review cover audits, incidents and resources, with its decisions followed up?',
          tags: ['records'],
        },
        {
          vi: 'Nhân viên có quyền và có dám dừng công việc khi nghi ngờ chất lượng không? Hỏi một ví dụ thực tế.',
          en: 'May people stop the work on a doubt about quality, and do they dare? Ask for a real example.',
          tags: ['safety'],
        },
        {
          vi: 'Bản mô tả công việc có phân rõ người thay thế khi trưởng kho hoặc trưởng ca vắng mặt không?',
          en: 'Do job descriptions name who stands in when the depot manager or shift leader is away?',
        },
        {
          vi: 'Thay đổi về thiết bị, quy trình hoặc nhân sự có được đánh giá rủi ro trước khi thực hiện không?',
          en: 'Are changes of equipment, procedure or staffing assessed for risk before they are made?',
          refs: ['improvement'],
        },
      ],
    },
    {
      name: { vi: 'Tài liệu và hồ sơ', en: 'Documents and records' },
      tags: ['records'],
      refs: ['documentControl'],
      questions: [
        {
          key: 'oldIssue',
          vi: 'Quy trình tại nơi làm việc có phải bản hiện hành không? So năm tài liệu với danh mục.',
          en: 'Are the procedures at the workplace the current issue? Compare five with the register.',
        },
        {
          key: 'correction',
          vi: 'Chỗ sửa trong sổ có gạch một đường, ký tên và đề ngày, không dùng bút xóa không?',
          en: 'Are corrections in log books struck once, signed and dated, without correction fluid?',
          refs: ['records'],
        },
        {
          key: 'recordTerm',
          vi: 'Hồ sơ chất lượng của ba năm trước có tìm được trong mười phút không? Chọn một ngày bất kỳ.',
          en: 'Can quality records from three years back be found within ten minutes? Choose any day.',
          refs: ['records'],
        },
        {
          vi: 'Thông báo kỹ thuật mới có được phổ biến và ký nhận trong thời hạn quy định không?',
          en: 'Are new technical notices passed on and signed for in time?',
        },
        {
          vi: 'Dữ liệu trên máy tính có được sao lưu và thử khôi phục không? Ghi ngày thử gần nhất.',
          en: 'Is computer data backed up and restored as a test? Note the date of the last test.',
          refs: ['records'],
          asks: {
            vi: 'Sao lưu hằng đêm; lần thử khôi phục gần nhất cách đây sáu tuần, đạt.',
            en: 'Backed up every night; last restored as a test six weeks ago, without loss.',
          },
        },
        {
          vi: 'Tài liệu bên ngoài được áp dụng có danh mục, phiên bản và người theo dõi cập nhật không?',
          en: 'Are external documents in use listed with their edition and somebody who follows changes?',
        },
      ],
    },
    {
      name: { vi: 'Đào tạo và hiệu chuẩn', en: 'Training and calibration' },
      tags: ['training'],
      refs: ['competence'],
      questions: [
        {
          key: 'certificates',
          vi: 'Chọn năm nhân viên: chứng chỉ chuyên môn, giấy phép khu bay và khám sức khỏe có còn hạn không?',
          en: 'Pick five people: are certificates, airside passes and medical checks in date?',
          tags: ['records'],
        },
        {
          key: 'assessment',
          vi: 'Người mới có được đánh giá tại chỗ trước khi làm việc độc lập, với chữ ký của người hướng dẫn không?',
          en: 'Are newcomers assessed on the job before they work alone, signed by their instructor?',
        },
        {
          vi: 'Kế hoạch đào tạo năm nay hoàn thành bao nhiêu phần trăm, phần chậm có lý do và ngày bù không?',
          en: 'What share of this year’s training plan is done, and does what is late have a reason and a new date?',
          asks: {
            vi: 'Hoàn thành 88%. Hai khóa chậm do thiếu giảng viên, đã có ngày bù trong quý tới.',
            en: '88 % done. Two courses are late for want of an instructor and have new dates next quarter.',
          },
        },
        {
          vi: 'Người hướng dẫn có đủ điều kiện và được đánh giá lại định kỳ không?',
          en: 'Are instructors qualified and reassessed from time to time?',
        },
        {
          key: 'calibrationRegister',
          vi: 'Danh mục thiết bị đo có đủ, mỗi thiết bị có số hiệu, chu kỳ và tem khớp với thực tế không?',
          en: 'Is the register of measuring equipment complete, with number, interval and label matching each instrument?',
          tags: ['calibration'],
          refs: ['calibration'],
        },
        {
          key: 'calibrationLate',
          vi: 'Thiết bị quá hạn hiệu chuẩn có được cách ly, và các kết quả đo trước đó có được xem lại không?',
          en: 'Is equipment past its date set apart, and are the measurements made with it reviewed?',
          tags: ['calibration'],
          refs: ['calibration'],
        },
      ],
    },
    {
      name: { vi: 'An toàn, môi trường và ứng phó khẩn cấp', en: 'Safety, environment and emergencies' },
      tags: ['safety'],
      refs: ['emergency'],
      questions: [
        {
          key: 'emergencyNumbers',
          vi: 'Danh bạ khẩn cấp có đúng không? Gọi thử hai số bất kỳ.',
          en: 'Are the emergency numbers right? Call any two.',
          tags: ['emergency'],
        },
        {
          key: 'drill',
          vi: 'Mỗi ca đã diễn tập chữa cháy trong sáu tháng gần nhất chưa, bài học rút ra đã được thực hiện chưa?',
          en: 'Has every shift had a fire drill within six months, and were its lessons put into practice?',
          tags: ['emergency', 'fire'],
          refs: ['fireSafety'],
        },
        {
          vi: 'Phương tiện bảo vệ cá nhân có được cấp đủ, đúng loại chống tĩnh điện và được sử dụng không?',
          en: 'Is protective equipment issued, of the antistatic kind, and worn?',
        },
        {
          key: 'permit',
          vi: 'Giấy phép làm việc nóng và vào bể có đo khí, có người trực và được đóng sau khi xong việc không?',
          en: 'Do permits for hot work and tank entry show gas tests and a watchman, and are they closed afterwards?',
          tags: ['fire'],
        },
        {
          key: 'separator',
          vi: 'Bể tách dầu có được vệ sinh theo lịch và kết quả mẫu nước thải có đạt không?',
          en: 'Is the separator cleaned as scheduled, and do the drainage samples pass?',
          tags: ['environment'],
          refs: ['environment'],
        },
        {
          vi: 'Chất thải nguy hại có được phân loại, dán nhãn và giao cho đơn vị có giấy phép, đủ chứng từ không?',
          en: 'Is hazardous waste sorted, labelled and handed to a licensed collector with full papers?',
          tags: ['environment'],
          refs: ['environment'],
        },
        {
          vi: 'Sự cố suýt xảy ra có được báo cáo không? Ghi số báo cáo trong mười hai tháng và cách xử lý một trường hợp.',
          en: 'Are near misses reported? Note how many in twelve months, and how one of them was handled.',
          refs: ['improvement'],
          asks: {
            vi: 'Mười hai tháng qua có 14 báo cáo. Trường hợp đã xem: xe tra nạp lùi không có người cảnh giới; đã huấn luyện lại và bổ sung vào phiếu kiểm tra đầu ca.',
            en: '14 reports in twelve months. The one looked at: a refueller reversed without a guide; staff were retrained and the check added to the start of shift.',
          },
        },
      ],
    },
    {
      name: { vi: 'Nhà thầu và cải tiến', en: 'Contractors and improvement' },
      tags: ['contractor'],
      refs: ['contractors'],
      questions: [
        {
          key: 'contractorList',
          vi: 'Danh sách nhà thầu được chấp thuận có hiện hành và có kết quả đánh giá của từng đơn vị không?',
          en: 'Is the list of approved contractors current, with the assessment of each?',
          tags: ['records'],
        },
        {
          key: 'induction',
          vi: 'Người của nhà thầu có được huấn luyện an toàn trước khi vào và có người của kho giám sát không?',
          en: 'Are contractors’ people inducted before they enter and supervised by the depot?',
          tags: ['training', 'safety'],
        },
        {
          key: 'haulierWash',
          vi: 'Nhà thầu vận tải có chứng minh xe chỉ chở nhiên liệu hàng không hoặc đã súc rửa khi đổi loại hàng không?',
          en: 'Can the haulier show that tankers carry aviation fuel only, or were cleaned after a change of product?',
          tags: ['quality'],
        },
        {
          key: 'rootCause',
          vi: 'Các điểm không phù hợp lần trước có nguyên nhân gốc thật sự, hay chỉ lặp lại hiện tượng?',
          en: 'Do the last non-conformities name a true root cause, or only repeat what was seen?',
          refs: ['improvement'],
        },
        {
          vi: 'Khắc phục lần trước có bằng chứng hoàn thành và được kiểm tra hiệu lực sau ba tháng không?',
          en: 'Is there evidence that earlier corrective actions were completed, and were they checked after three months?',
          refs: ['improvement'],
        },
        {
          proposed: true,
          vi: 'Nhà thầu bảo dưỡng có danh sách dụng cụ mang vào, mang ra khớp nhau sau mỗi lần làm việc không?',
          en: 'Does the maintenance contractor’s tool list going in match the list coming out after each job?',
        },
        {
          proposed: true,
          vi: 'Hợp đồng có quy định quyền đánh giá đột xuất của công ty tại cơ sở của nhà thầu không?',
          en: 'Does the contract give the company the right to audit the contractor’s premises unannounced?',
        },
        {
          proposed: true,
          vi: 'Kết quả làm việc của nhà thầu có được chấm điểm mỗi quý và phản hồi cho họ không?',
          en: 'Is each contractor’s performance rated every quarter and the rating shared with them?',
        },
      ],
    },
  ],
}
