// kernel/offers.ts
function e(e, n) {
	let r = { type: e.type }, i = e.fields;
	for (let e in i) r[e] = t(i[e], n);
	return r;
}
function t(e, n) {
	if (e.one !== void 0) return e.one[n(e.one.length)];
	if (e.parts !== void 0) {
		let r = {};
		for (let i in e.parts) r[i] = t(e.parts[i], n);
		return r;
	}
	if (e.some === void 0) return e.min + n(e.max - e.min + 1);
	let { some: r, atLeast: i, atMost: a } = e, o = i + n(Math.min(a, r.length) - i + 1), s = [...r];
	return Array.from({ length: o }, () => s.splice(n(s.length), 1)[0]);
}
function* n(e) {
	for (let t of r(e.fields)) yield {
		type: e.type,
		...t
	};
}
function* r(e) {
	let [t, ...n] = Object.keys(e);
	if (t === void 0) return yield {};
	let a = Object.fromEntries(n.map((t) => [t, e[t]]));
	for (let n of i(e[t])) for (let e of r(a)) yield {
		[t]: n,
		...e
	};
}
function* i(e) {
	if (e.one !== void 0) return yield* e.one;
	if (e.parts !== void 0) return yield* r(e.parts);
	if (e.some !== void 0) return yield* a(e.some, e.atLeast, e.atMost);
	for (let t = e.min; t <= e.max; t++) yield t;
}
function* a(e, t, n) {
	let [r, ...i] = e;
	if (e.length === 0 || n === 0) t <= 0 && (yield []);
	else {
		for (let e of a(i, t - 1, n - 1)) yield [r, ...e];
		i.length >= t && (yield* a(i, t, n));
	}
}
// search/random.ts
function o({ game: t, checks: n, search: r }) {
	return {
		name: "random",
		choose({ seat: i, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${t}: seat ${i} was asked without an offer`);
			if (!n.includes(c.type)) return e(c, s);
			let l = r.sample(r.redeal(a, s(4294967296)), i, s, o);
			if (l === null) throw Error(`${t}: seat ${i} found no offer that holds`);
			let { seat: ee, ...u } = l;
			return u;
		}
	};
}
// games/economicus/content/industries.ts
var s = [
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12
], c = ["private", "state"], l = {
	2: {
		ways: 1,
		profit: 6,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 1
	},
	3: {
		ways: 2,
		profit: 4,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 3
	},
	4: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !0,
		tone: 4
	},
	5: {
		ways: 4,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !1,
		tone: 6
	},
	6: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	7: {
		ways: 6,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !1,
		tone: 9
	},
	8: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	9: {
		ways: 4,
		profit: 4,
		private: 2,
		state: 2,
		isWhite: !1,
		tone: 8
	},
	10: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 4
	},
	11: {
		ways: 2,
		profit: 5,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 5
	},
	12: {
		ways: 1,
		profit: 7,
		private: 2,
		state: 2,
		isWhite: !0,
		tone: 2
	}
}, ee = {
	quick: [
		6,
		5,
		4
	],
	full: [
		9,
		8,
		7
	]
}, u = ["clean", "mortgaged"], d = (e, t) => `${e}-${t}`, te = new Map(s.flatMap((e) => u.map((t) => [d(e, t), {
	industry: e,
	condition: t
}])));
function f(e) {
	let t = te.get(e);
	if (t === void 0) throw Error(`there is no holding ${e}`);
	return t;
}
var ne = new Map([...te.keys()].flatMap((e) => Array.from({ length: 12 }, (t, n) => [`${e}-${n + 1}`, e]))), re = new Map(s.flatMap((e) => Array.from({ length: 3 }, (t, n) => [`${e}-${n + 1}`, e]))), ie = (e) => e.map((e) => oe(ne.get(e), e)), ae = (e) => e.map((e) => oe(re.get(e), e));
function oe(e, t) {
	if (e === void 0) throw Error(`there is no token ${t}`);
	return e;
}
// kernel/clone.ts
function se(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = se(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? se(r) : r;
	}
	return t;
}
// kernel/chacha.ts
function ce(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	le.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), p.set(le);
	for (let e = 0; e < 10; e++) m(0, 4, 8, 12), m(1, 5, 9, 13), m(2, 6, 10, 14), m(3, 7, 11, 15), m(0, 5, 10, 15), m(1, 6, 11, 12), m(2, 7, 8, 13), m(3, 4, 9, 14);
	return p.map((e, t) => e + le[t]);
}
var le = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), p = /* @__PURE__ */ new Uint32Array(16);
function m(e, t, n, r) {
	ue(e, t, r, 16), ue(n, r, t, 12), ue(e, t, r, 8), ue(n, r, t, 7);
}
function ue(e, t, n, r) {
	let i = p[e] + p[t] | 0, a = p[n] ^ i;
	p[e] = i, p[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
function de(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ce(me(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var fe = (e, t = 6) => 1 + de(e, t);
function pe(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = de(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var me = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), he = 8, ge = (e) => 1 << (e ?? he), _e = 16, ve = (e) => e & 511 & ~(e >> _e), ye = (e, t) => (e | ge(t)) & ~(ge(t) << _e), be = (e, t) => ({
	seen: ge(e),
	secret: t
}), xe = (e, t, n) => ({
	seen: ge(e) | ge(t),
	secret: n
});
function Se(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	return e.pile === "hand" && Ce(e.seen), e.secret.splice(n, 1), e.seen.splice(n, 1)[0] ?? 0;
}
function Ce(e) {
	let t = 0, n = 511;
	for (let r of e) t |= ve(r), n &= ve(r);
	let r = t & ~n;
	if (r !== 0) for (let t = 0; t < e.length; t++) e[t] = we(e[t], r);
}
var we = (e, t) => e | (e & t) << _e;
function Te(e, t, n) {
	e.secret.push(t), e.seen.push(n);
}
function Ee(e, { from: t, giver: n, to: r, taker: i }) {
	Te(r, e, ye(ye(we(Se(t, e), 511), n), i));
}
function De(e, t) {
	for (let n = 0; n < e.seen.length; n++) e.seen[n] = ye(e.seen[n] ?? 0, t);
}
function Oe(e, t, n) {
	let r = Math.max(0, e.secret.length - t);
	for (let t = r; t < e.seen.length; t++) e.seen[t] = ye(e.seen[t], n);
	return e.secret.slice(r).reverse();
}
function ke(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = ye(e.seen[n], t), e.secret[n]);
}
function Ae(e, t, n) {
	t.secret = pe(e, n), t.seen = n.map(() => 0);
}
// kernel/rules.ts
var je = { to: "stay" }, Me = { to: "next" };
function Ne(e) {
	return {
		to: "done",
		result: e
	};
}
function Pe() {
	return {
		stay: je,
		next: Me,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: Ne,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// kernel/seats.ts
var Fe = (e, t) => [...e.slice(t), ...e.slice(0, t)];
// games/economicus/rules/order.ts
function Ie(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.seats[(t + r) % e.seats.length];
		i !== void 0 && !e.players[i].isOut && n.push(i);
	}
	return n;
}
var h = (e, t) => Ie(e, t).filter((e) => e !== t), Le = (e) => Ie(e, e.auditor)[0] ?? e.auditor, g = (e) => e.options.rules === "full", Re = (e, t) => e.players[t].hand.secret.length > 0, { phase: ze, call: Be, become: Ve, done: He, goTo: Ue, next: We, stay: Ge, no: _, emit: v, game: Ke } = Pe();
// games/economicus/rules/money.ts
function y(e, t, n) {
	e.players[t].cash += n, e.bank -= n;
}
var b = (e, t, n) => y(e, t, -n);
function qe(e, t, n, r) {
	e.players[t].cash -= r, e.players[n].cash += r;
}
var Je = (e, t, n) => e.players[t].cash >= n, Ye = (e) => Math.ceil(e / 2), Xe = {
	EV01: { is: "instant" },
	EV02: { is: "instant" },
	EV03: { is: "instant" },
	EV04: { is: "instant" },
	EV05: { is: "instant" },
	EV06: { is: "instant" },
	EV07: { is: "instant" },
	EV08: { is: "instant" },
	EV09: { is: "year" },
	EV10: {
		is: "year",
		interest: 2
	},
	EV11: {
		is: "year",
		interest: 0
	},
	EV12: { is: "year" },
	EV13: {
		is: "year",
		successFrom: 4
	},
	EV14: {
		is: "year",
		successFrom: 6
	},
	EV15: { is: "year" },
	EV16: {
		is: "year",
		profit: {
			3: 1,
			4: 1,
			12: 1
		}
	},
	EV17: {
		is: "year",
		profit: {
			2: 1,
			5: 1,
			6: 1,
			7: 1
		}
	},
	EV18: {
		is: "year",
		profit: {
			8: 1,
			9: 1,
			10: 1,
			11: 1
		}
	},
	EV19: {
		is: "year",
		profit: {
			2: -2,
			12: -2
		}
	},
	EV20: {
		is: "year",
		profit: {
			10: -2,
			6: -1
		}
	},
	EV21: { is: "instant" },
	EV22: { is: "instant" },
	EV23: { is: "instant" },
	EV24: { is: "instant" },
	EV25: { is: "instant" },
	EV26: { is: "year" },
	EV27: { is: "year" },
	EV28: { is: "year" },
	EV29: { is: "year" },
	EV30: { is: "year" },
	EV31: { is: "year" },
	EV32: { is: "year" },
	EV33: { is: "award" },
	EV34: { is: "award" },
	EV35: { is: "year" },
	EV36: { is: "year" }
};
Object.keys(Xe);
var Ze = {
	cost: 4,
	above: 2
}, Qe = (e) => Xe[e], x = (e, t) => e.event === t, $e = (e) => e.event === null ? 1 : Qe(e.event).interest ?? 1, et = (e, t) => e.event === null ? 0 : Qe(e.event).profit?.[t] ?? 0, tt = (e) => e.event === null ? 5 : Qe(e.event).successFrom ?? 5, nt = (e) => x(e, "EV15") ? 0 : 2, rt = (e) => x(e, "EV27") ? 3 : 4, it = (e) => x(e, "EV29") ? Ze : {
	cost: 8,
	above: 3
}, at = (e) => x(e, "EV35") ? 2 : 1, ot = (e) => x(e, "EV30") ? 3 : 0, st = (e) => Math.min(99, Math.max(1, e));
function ct(e, t, n) {
	e.prices[t] = n;
	let r = e.pastPrices[t];
	r.push(n), r.length > 12 && r.shift();
}
function lt(e, t, n) {
	let r = 3 * n;
	return ct(e, t, r), v(e, "priceSet", {
		industry: t,
		die: n,
		price: r
	}), r;
}
var S = (e, t) => e.prices[t] ?? lt(e, t, fe(e)), C = (e, t) => e.prices[t] ?? 0;
function w(e, t, n, r) {
	let i = S(e, t), a = st(n);
	a !== i && (ct(e, t, a), v(e, "priceChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function ut(e, t, n = 0) {
	let r = e.prices[t] ?? n;
	return x(e, "EV31") ? r : Ye(r);
}
var dt = (e) => Ye(e), ft = (e, t) => Math.ceil(t * rt(e) / 2);
// games/economicus/rules/stars.ts
function pt(e) {
	let t = e.seats.length <= 3 ? 0 : e.seats.length <= 5 ? 1 : 2;
	return ee[e.options.rules][t] + Number(e.options.extraStars);
}
function mt(e, t) {
	let n = at(e) - 1, r = null;
	for (let i of e.seats) {
		let a = e.players[i].companies[t];
		a > n ? (n = a, r = i) : a === n && (r = null);
	}
	return r;
}
function ht(e, t) {
	let n = e.players[t], r = 0, i = 0;
	for (let a of s) {
		let o = n.companies[a];
		o !== 0 && (g(e) ? (r += 1, mt(e, a) === t && (i += 1)) : r += o);
	}
	return {
		presence: r,
		majority: i,
		bonus: n.bonus,
		total: Math.max(0, r + i + n.bonus)
	};
}
var T = (e, t) => ht(e, t).total;
function gt(e, t) {
	let n = T(e, t);
	return Ie(e, t).every((t) => T(e, t) <= n);
}
function E(e, t, n, r) {
	e.players[t].bonus += n, v(e, "starChanged", {
		seat: t,
		by: n,
		because: r
	});
}
// games/economicus/rules/winning.ts
var _t = (e) => e.options.limit === "none" || e.options.stopAtTarget === "on";
function vt(e) {
	return _t(e) ? e.options.holdToYearEnd === "on" ? "endOfYear" : g(e) ? "endOfTurn" : "atOnce" : "never";
}
var yt = (e) => e.options.limit.startsWith("turns") ? Number(e.options.limit.slice(5)) : null;
function bt(e) {
	if (vt(e) !== "atOnce" || e.outcome !== null) return;
	let t = pt(e);
	for (let n of Fe(e.seats, e.active)) {
		let r = 0;
		for (let t of e.players[n].companies) r += t;
		if (r >= t) return xt(e, "target", [n], null);
	}
}
function xt(e, t, n, r) {
	let i = e.seats.map((t) => T(e, t));
	e.ending = {
		because: t,
		winners: n,
		stars: i,
		assets: r
	}, e.outcome = {
		winners: n,
		scores: i
	}, v(e, "gameEnded", e.ending);
}
// games/economicus/rules/companies.ts
var St = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
}, Ct = (e) => St(e.companies), wt = (e) => St(e.mortgaged), Tt = (e) => St(e.projects), D = (e, t) => e.companies[t] - e.mortgaged[t], Et = (e, t, n) => n === "clean" ? D(e, t) : e.mortgaged[t], O = (e) => Ct(e) < 12, Dt = (e) => 3 - Tt(e), Ot = (e) => s.filter((t) => e.companies[t] > 0);
function k(e) {
	let t = [];
	for (let n of s) for (let r of u) Et(e, n, r) > 0 && t.push(d(n, r));
	return t;
}
var kt = (e, t, n) => n === "private" ? e.freePrivate[t] : e.freeState[t], At = (e, t) => e.freePrivate[t] + e.freeState[t] > 0;
function jt(e, t, n, r) {
	n === "private" ? e.freePrivate[t] += r : e.freeState[t] += r;
}
function A(e, t, n, r) {
	Mt(e.players[t], n, r), bt(e);
}
function Mt(e, t, n) {
	e.companies[t] += 1, n === "mortgaged" && (e.mortgaged[t] += 1);
}
function Nt(e, t, n, r) {
	let i = e.players[t];
	--i.companies[n], r === "mortgaged" && Pt(i, n);
}
function Pt(e, t) {
	--e.mortgaged[t], e.fresh[t] = Math.min(e.fresh[t], e.mortgaged[t]);
}
function j(e, t, n, r, i) {
	let a = i === "mortgaged" && Ft(e.players[t], r);
	Nt(e, t, r, i), a && (e.players[n].fresh[r] += 1), A(e, n, r, i);
}
var Ft = (e, t) => e.mortgaged[t] === e.fresh[t];
// games/economicus/rules/loans.ts
function It(e, t, n) {
	let r = e.players[t];
	r.mortgaged[n] += 1, e.yearEnd !== null && (r.fresh[n] += 1), y(e, t, 5), v(e, "loanTaken", {
		seat: t,
		industry: n,
		amount: 5
	});
}
var Lt = (e, t, n) => e.yearEnd !== null && !Ft(e.players[t], n) ? 5 : 5 + $e(e);
function Rt(e, t, n) {
	let r = Lt(e, t, n);
	b(e, t, r), Pt(e.players[t], n), v(e, "loanRepaid", {
		seat: t,
		industry: n,
		amount: r
	});
}
function zt(e, t, n, r) {
	let { industry: i, condition: a } = f(n);
	return a === "clean" ? r : r - Lt(e, t, i);
}
var Bt = (e, t, n) => zt(e, t, n, ut(e, f(n).industry));
function Vt(e, t, n, r, i) {
	let { industry: a, condition: o } = f(n), s = zt(e, t, n, r);
	Nt(e, t, a, o), jt(e, a, "private", 1), y(e, t, s), v(e, "soldToMarket", {
		seat: t,
		industry: a,
		condition: o,
		at: i,
		price: r,
		settled: r - s,
		received: s
	});
}
function Ht(e, t, n, r, i) {
	let { industry: a, condition: o } = f(n), s = zt(e, t, n, r);
	return Nt(e, t, a, o), jt(e, a, "state", 1), y(e, t, Math.max(0, s)), v(e, "companyTaken", {
		from: t,
		to: null,
		industry: a,
		condition: o,
		because: i,
		received: s
	}), s < 0 ? {
		debtor: t,
		amount: -s,
		creditor: null,
		because: "loan"
	} : null;
}
// games/economicus/rules/solvency.ts
function Ut(e, t, n = null, r = 0) {
	let i = e.players[t], a = x(e, "EV12") ? 0 : 5, o = 0, c = 0;
	for (let l of s) {
		if (i.companies[l] === 0) continue;
		let s = ut(e, l, r), ee = D(i, l), u = i.mortgaged[l];
		n !== null && f(n).industry === l && (f(n).condition === "clean" ? --ee : --u), o += ee * a, c += ee * Math.max(0, s - a), u > 0 && (c += u * Math.max(0, zt(e, t, `${l}-mortgaged`, s)));
	}
	return {
		cash: i.cash,
		loans: o,
		sales: c,
		total: i.cash + o + c
	};
}
var Wt = (e, t) => Ut(e, t).total, Gt = (e, t) => g(e) && t === "state" && !x(e, "EV26");
function M(e, t, n) {
	let r = e.players[t];
	return r.isOut ? _("EC-15.5", "isOut", { seat: t }) : e.turn.sellers.includes(t) ? _("EC-9.3", "soldThisTurn", {}) : O(r) ? Gt(e, n) && r.quotas.length === 0 ? _("EC-11.11", "noQuota", {}) : null : _("EC-R.32", "noTokens", { limit: 12 });
}
var Kt = (e) => e.last === null ? e.start : e.last + 1, qt = (e, t) => +!e.admitted.includes(t), Jt = {
	CF03: 3,
	CF04: 4,
	CF05: 5,
	CF06: 6,
	CF07: 7,
	CF08: 8,
	CF09: 9,
	CF10: 10,
	CF11: 11
}, Yt = {
	CS1: {
		strength: 2,
		fall: 4,
		rider: null
	},
	CS2: {
		strength: 3,
		fall: 6,
		rider: null
	},
	CS3: {
		strength: 3,
		fall: 6,
		rider: "extraCompany"
	},
	CS4: {
		strength: 3,
		fall: 10,
		rider: null
	},
	CS5: {
		strength: 3,
		fall: 6,
		rider: "neighbours"
	},
	CS6: {
		strength: 4,
		fall: 8,
		rider: "defaults"
	},
	CS7: {
		strength: 4,
		fall: 8,
		rider: "projects"
	},
	CS8: {
		strength: 4,
		fall: "half",
		rider: null
	},
	CS9: {
		strength: 5,
		fall: 12,
		rider: null
	}
}, Xt = Object.keys(Jt), Zt = Object.keys(Yt);
[...Xt, ...Zt];
var N = (e) => e in Jt, Qt = {
	OP01: {
		copies: 2,
		timing: ["any"],
		gain: 3
	},
	OP02: {
		copies: 1,
		timing: ["any"],
		gain: 4
	},
	OP03: {
		copies: 2,
		timing: ["any"],
		gain: 2
	},
	OP04: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP05: {
		copies: 2,
		timing: ["FW2"]
	},
	OP06: {
		copies: 1,
		timing: ["FW2"]
	},
	OP07: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP08: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP09: {
		copies: 1,
		timing: ["FW5"]
	},
	OP10: {
		copies: 1,
		timing: ["FW6"],
		gain: 2
	},
	OP11: {
		copies: 1,
		timing: ["won"]
	},
	OP12: {
		copies: 1,
		timing: ["FW6"],
		draws: 1
	},
	OP13: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP14: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP15: {
		copies: 1,
		timing: ["active"]
	},
	OP16: {
		copies: 2,
		timing: ["any"]
	},
	OP17: {
		copies: 1,
		timing: ["creation"]
	},
	OP18: {
		copies: 1,
		timing: ["any"]
	},
	OP19: {
		copies: 2,
		timing: ["any"],
		gain: 5,
		isMoney: !0
	},
	OP20: {
		copies: 1,
		timing: ["any"]
	},
	OP21: {
		copies: 1,
		timing: ["interest"],
		gain: 3
	},
	OP22: {
		copies: 1,
		timing: ["any"]
	},
	OP23: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP24: {
		copies: 1,
		timing: ["FW2"]
	},
	OP25: {
		copies: 1,
		timing: ["loss", "crisis"]
	},
	OP26: {
		copies: 1,
		timing: ["any"],
		cost: 3
	},
	OP27: {
		copies: 1,
		timing: ["any"]
	},
	OP28: {
		copies: 2,
		timing: ["target"],
		draws: 1
	},
	OP29: {
		copies: 2,
		timing: ["any"],
		draws: 2
	},
	OP30: {
		copies: 2,
		timing: ["verdict", "crime"]
	},
	OP31: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP32: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP33: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP34: {
		copies: 1,
		timing: ["ownEnd"],
		cost: 6,
		isStar: !0
	},
	OP35: {
		copies: 1,
		timing: ["crisis"],
		gain: 4
	},
	OP36: {
		copies: 1,
		timing: ["active"],
		difficulty: 4
	},
	OP37: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 2
	},
	OP38: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 8,
		isMoney: !0
	},
	OP39: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 5,
		isMoney: !0
	},
	OP40: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 2
	},
	OP41: {
		copies: 1,
		timing: ["any"],
		difficulty: 3,
		isMoney: !0
	},
	OP42: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 4
	},
	OP43: {
		copies: 1,
		timing: ["active"],
		difficulty: 2
	},
	OP44: {
		copies: 1,
		timing: ["any"],
		difficulty: 4,
		gain: 4
	},
	OP45: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 3
	},
	OP46: {
		copies: 12,
		timing: []
	}
}, $t = Object.keys(Qt), en = "OP46", tn = [
	"OP11",
	"OP17",
	"OP21",
	"OP25",
	"OP28",
	"OP30",
	"OP35"
], nn = $t.flatMap((e) => Array.from({ length: Qt[e].copies }, (t, n) => `${e}-${n + 1}`)), rn = new Map($t.flatMap((e) => nn.filter((t) => t.startsWith(e)).map((t) => [t, e])));
function P(e) {
	let t = rn.get(e);
	if (t === void 0) throw Error(`there is no card ${e}`);
	return t;
}
var F = (e) => Qt[P(e)], an = (e) => P(e) === en, on = {
	each: 1,
	most: 8
}, sn = {
	each: 6,
	most: 18
}, cn = (e) => e.seats.reduce((t, n) => t + e.players[n].quotas.length, 0) < Qt[en].copies;
function ln(e, t, n) {
	let r = e.optionDiscards.findIndex(an), i = e.optionDeck.secret.find(an);
	if (r >= 0) e.players[t].quotas.push(...e.optionDiscards.splice(r, 1));
	else if (i !== void 0) Se(e.optionDeck, i), pe(e, e.optionDeck.secret), e.players[t].quotas.push(i);
	else return v(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	v(e, "quotaTaken", {
		seat: t,
		because: n
	});
}
function un(e, t) {
	let n = e.players[t].quotas.pop() ?? null;
	return n !== null && e.optionDiscards.push(n), n;
}
function dn(e, t, n) {
	Se(e.players[t].hand, n), e.optionDiscards.push(n);
}
function fn(e) {
	if (e.crisisDeck.secret.length > 0) return;
	let t = e.crisisDiscards;
	e.crisisDiscards = [], Ae(e, e.crisisDeck, t), v(e, "deckReshuffled", {
		deck: "crises",
		cards: t.length
	});
}
var pn = (e) => mn(e.crisisDeck.secret);
function mn(e) {
	let t = e.filter(N).length;
	return {
		forecasts: t,
		strengths: e.length - t
	};
}
function hn(e) {
	if (e.eventDeck.secret.length > 0) return;
	let t = e.eventDiscards;
	e.eventDiscards = [], Ae(e, e.eventDeck, t), v(e, "deckReshuffled", {
		deck: "events",
		cards: t.length
	});
}
// games/economicus/rules/board.ts
function gn(e, t) {
	let { layout: n } = e, r = n.indexOf(t), i = n[(r + n.length - 1) % n.length], a = n[(r + 1) % n.length];
	if (i === void 0 || a === void 0) throw Error(`${t} is not on the board`);
	return [i, a];
}
function _n(e, t, n) {
	let { companies: r } = e.players[t];
	if (r[n] === 0) return [];
	let { layout: i } = e;
	if (x(e, "EV32") && r[9] > 0) return i.filter((e) => r[e] > 0);
	let a = i.length, o = i.indexOf(n), s = (e) => {
		let t = i[(e + a) % a];
		return t !== void 0 && r[t] > 0;
	}, c = 0;
	for (; c < a - 1 && s(o + c + 1);) c += 1;
	let l = 0;
	for (; l + c < a - 1 && s(o - l - 1);) l += 1;
	return i.filter((e, t) => {
		let n = (t - o + a) % a;
		return n <= c || a - n <= l;
	});
}
var vn = (e, t) => l[t].profit + et(e, t) - e.crises[t];
function yn(e, t, n, r) {
	return _n(e, t, n).map((i) => {
		let a = vn(e, i), o = r && i === n && a > 0;
		return {
			industry: i,
			companies: e.players[t].companies[i],
			each: o ? 2 * a : a
		};
	});
}
var bn = (e) => e.reduce((e, { companies: t, each: n }) => e + t * n, 0);
function xn(e, t) {
	let n = [];
	for (let r of e.layout) if (!n.some((e) => e.includes(r))) {
		let i = _n(e, t, r);
		i.length > 0 && n.push(i);
	}
	return n;
}
// games/economicus/bot/weights.ts
var Sn = {
	quick: {
		most: 9,
		least: 2,
		perStar: 2
	},
	full: {
		most: 12,
		least: 2,
		perStar: 2.5
	}
}, I = {
	first: 4,
	firstOfMany: 8,
	rise: 6,
	beyond: 3,
	limited: 9
}, Cn = {
	any: 2,
	last: [9, 6]
}, wn = {
	atOnce: 60,
	endOfTurn: 30,
	endOfYear: 12,
	never: 0
}, Tn = .3, En = .35, Dn = .35, On = 6.5, L = {
	plenty: 35,
	beyond: .7,
	borrowed: 1.5,
	reserve: 6,
	short: .6
}, kn = .6, R = {
	success: .6,
	slow: .4,
	perWay: 3 / 36,
	upkeep: 4,
	late: .7
}, An = [
	0,
	3,
	4.5,
	5.5
], z = {
	OP01: 1.5,
	OP02: 1.5,
	OP03: 2,
	OP04: 1.5,
	OP05: 2,
	OP06: 2,
	OP07: 2,
	OP08: 2,
	OP09: 3,
	OP10: 3,
	OP11: 5,
	OP12: 1.5,
	OP13: 1,
	OP14: 1.5,
	OP15: 4,
	OP16: 3,
	OP17: 3,
	OP18: 2,
	OP19: 4,
	OP20: 2,
	OP21: 2,
	OP22: 2,
	OP23: .4,
	OP24: 3,
	OP25: 2,
	OP26: 2.5,
	OP27: 3,
	OP28: 4,
	OP29: 4,
	OP30: 2.5,
	OP31: 3.5,
	OP32: 3.5,
	OP33: 3.5,
	OP34: 1.5,
	OP35: 2,
	OP36: 3,
	OP37: 3,
	OP38: 4,
	OP39: 1.2,
	OP40: 2,
	OP41: 2.5,
	OP42: 1.2,
	OP43: 1.5,
	OP44: 2,
	OP45: 3,
	OP46: 3
}, B = {
	card: .15,
	sale: 2,
	inside: 6,
	takeover: 1,
	keeping: 0,
	deal: 1,
	project: .5,
	bid: .2,
	investigation: 1,
	exchange: .5
}, jn = .35, Mn = {
	OP09: .7,
	OP10: .5,
	OP14: .5,
	OP45: .9
}, Nn = .8, Pn = {
	within: 3,
	worth: 6
}, Fn = .3;
// games/economicus/bot/outlook.ts
function In(e) {
	let { most: t, least: n, perStar: r } = Sn[e.options.rules], i = yt(e), a = i === null ? t : Math.max(0, i - e.turn.number);
	if (!_t(e)) return Math.min(t, a);
	let o = 0;
	for (let t of e.seats) o = Math.max(o, T(e, t));
	return Math.min(t, a, n + r * Math.max(0, pt(e) - o));
}
function Ln(e) {
	let { forecasts: t, strengths: n } = pn(e);
	return t + n === 0 ? .5 : n / (t + n);
}
function Rn(e, t) {
	let { profit: n } = l[t], r = n + kn * (vn(e, t) - n);
	return e.forecast === t ? r - 2 * Ln(e) : r;
}
function zn(e, t) {
	let { companies: n } = e.players[t], r = 0;
	for (let i of xn(e, t)) {
		let t = 0, a = 0;
		for (let r of i) t += l[r].ways, a += n[r] * Rn(e, r);
		r += t * a;
	}
	return r / 36;
}
var Bn = (e) => R.success * Math.min(1, R.slow + R.perWay * l[e].ways);
function Vn(e, t, n, r) {
	let i = Math.max(0, 7 - tt(e)) / 6, a = i + 1 / 6, o = i / a * (1 - (1 - l[t].ways / 36 * a) ** n);
	return r ? i + (1 - a) * o : o;
}
// games/economicus/bot/standing.ts
function Hn({ me: e, goal: t, wins: n, star: r, horizon: i }, a) {
	let o = Tn / Math.max(1, a.seats.length - 1), s = 0;
	for (let c of a.seats) {
		let l = qn(a, c, c === e, i);
		c === e ? s += l + Gn(T(a, c), t, n, r) : s -= o * l + Kn(T(a, c), t, n);
	}
	return s;
}
var Un = (e) => g(e) && e.seats.length > 4, Wn = (e) => Un(e) ? I.firstOfMany : I.first;
function Gn(e, t, n, r) {
	if (n === "never") return I.limited * e;
	let i = Math.min(e, t), a = r * i + I.rise * i * (i + 1) / (2 * t);
	return e < t ? a : a + wn[n] + I.beyond * (e - t);
}
function Kn(e, t, n) {
	if (n === "never") return Cn.any * e;
	let r = Cn.any * Math.min(e, t);
	for (let [n, i] of Cn.last.entries()) e >= t - n && (r += i);
	return e >= t ? r + wn[n] : r;
}
function qn(e, t, n, r) {
	let i = e.players[t], a = Yn(i.cash) - On * wt(i) + r * zn(e, t);
	for (let t of s) {
		let n = i.companies[t], o = i.projects[t];
		if (n > 0 && (a += En * n * (e.prices[t] ?? 10)), o > 0) {
			let n = r * l[t].ways * Rn(e, t) / 36, i = I.first + n + En * (e.prices[t] ?? 10);
			a += o * Math.max(0, Bn(t) * i - R.upkeep / 2);
		}
	}
	if (a += Jn(i.quotas.length), !n) return a + 3 * i.hand.secret.length;
	for (let e of i.hand.secret) a += z[P(e)];
	return a;
}
var Jn = (e) => An[Math.min(e, An.length - 1)] ?? 0;
function Yn(e) {
	if (e < 0) return L.borrowed * e - L.short * L.reserve;
	let t = Math.max(0, L.reserve - e) * L.short, n = Math.max(0, e - L.plenty);
	return e - t - (1 - L.beyond) * n;
}
// games/economicus/bot/mind.ts
function Xn(e, t, n, r) {
	let i = {
		g: e,
		me: t,
		offers: n,
		random: r,
		goal: pt(e),
		wins: vt(e),
		star: Wn(e),
		horizon: In(e),
		now: 0
	};
	return i.now = Hn(i, e), i;
}
function V(e, t) {
	let n = se(e.g);
	return t(n), Hn(e, n) - e.now;
}
var H = ({ offers: e }, t) => e.some((e) => e.type === t);
function* U(e, t) {
	for (let n of Zn(e, t)) yield* n;
}
function* Zn({ offers: e }, t) {
	for (let n of e) n.type === t && (yield Qn(n, t));
}
function* Qn(e, t) {
	for (let r of n(e)) $n(r, t) && (yield r);
}
var $n = (e, t) => e.type === t;
function W(e, t) {
	let n = e.stack.at(-1);
	if (n?.phase !== t) throw Error(`${t} is not open`);
	return n;
}
function G(e, t, n) {
	let r = null, i = n;
	for (let n of e) {
		let e = t(n);
		e <= i || (i = e, r = n);
	}
	return r;
}
// games/economicus/bot/buying.ts
var er = (e, t, n, r, i) => V(e, (e) => {
	b(e, t, i), Gt(e, r) && un(e, t), A(e, t, n, "clean");
});
function K(e, t) {
	let n = e.players[t];
	if (x(e, "EV12")) return n.cash;
	let r = 0;
	for (let e of Ot(n)) r += D(n, e);
	return n.cash + 5 * r;
}
function tr(e) {
	let { g: t, me: n } = e, r = W(t, "auction"), i = Kt(r), a = qt(r, n);
	if (r.kind === null || i + a > K(t, n)) return { type: "pass" };
	let o = er(e, n, r.industry, r.kind, i + a) - B.bid - nr(e, r);
	if (o <= 0) return { type: "pass" };
	let { cash: s } = t.players[n];
	if (s < a) return ir(e) ?? { type: "pass" };
	let c = Math.min(Math.floor(o / 8), Math.max(0, s - a - i));
	return H(e, "bid") ? {
		type: "bid",
		amount: i + c
	} : { type: "pass" };
}
function nr(e, t) {
	return t.leader === null || t.last === null || t.kind === null ? 0 : 1 * Math.min(0, er(e, t.leader, t.industry, t.kind, t.last));
}
function rr(e) {
	let { g: t, me: n } = e, r = W(t, "auction"), i = "private", a = -Infinity;
	for (let o of c) {
		if (kt(t, r.industry, o) === 0) continue;
		let s = h(t, n).filter((e) => M(t, e, o) === null && K(t, e) >= r.start), c = M(t, n, o) === null ? er(e, n, r.industry, o, r.start) : 0, l = Math.max(0, c) / (1 + s.length) - s.length;
		l <= a || (a = l, i = o);
	}
	return {
		type: "announceLot",
		kind: i
	};
}
function ir(e) {
	let [t] = U(e, "takeLoan");
	return t ?? null;
}
// games/economicus/rules/cards/rule.ts
var q = [{}], J = (e, t) => t.length > 0 ? t : _("EC-16.3", "noTarget", { card: e }), ar = (e, t) => t ? q : _("EC-16.3", "conditionNotMet", { card: e });
function Y(e) {
	if (e.turn.industry === null) throw Error("no industry is active");
	return e.turn.industry;
}
var or = (e, t) => ot(e) > 0 && gt(e, t) ? ot(e) : 0, sr = (e, t, n) => ot(e) > 0 && e.players[t].hand.secret.includes(n) ? or(e, t) : 0;
function X(e) {
	if (e === null) throw Error("a card was played without its target");
	return e;
}
var cr = (e, t) => e.turn.industry !== null && e.players[t].companies[e.turn.industry] > e.turn.sheltered[t], lr = (e, t) => h(e, t).filter((t) => cr(e, t)).map((t) => ({
	rival: [t],
	asset: ur(e, t, Y(e))
})), ur = (e, t, n) => u.filter((r) => Et(e.players[t], n, r) > 0).map((e) => d(n, e)), dr = (e, t, n) => e.players[t].companies[n] > 0, fr = (e) => s.filter((t) => e.crises[t] > 0);
function pr(e, t, n, r) {
	let i = e.crises[t], a = Math.min(6, Math.max(0, i + n));
	a !== i && (i === 0 && mr(e), e.crises[t] = a, v(e, "crisisChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function mr(e) {
	let t = fr(e);
	if (t.length < 6) return;
	let n = t[0];
	for (let r of t) (n === void 0 || e.crises[r] < e.crises[n]) && (n = r);
	if (n === void 0) return;
	let r = e.crises[n];
	e.crises[n] = 0, v(e, "crisisChanged", {
		industry: n,
		from: r,
		to: 0,
		because: "seventh"
	});
}
function hr(e, t, n) {
	let r = e.forecast;
	e.forecast = t, r !== t && v(e, "forecastMoved", {
		from: r,
		to: t,
		because: n
	});
}
// games/economicus/bot/cards/crises.ts
function gr({ stack: e }) {
	let t = e.at(-1);
	return t?.phase === "window" ? t.window : null;
}
var _r = (e, t, n) => bn(yn(e, t, n, e.turn.exporters.includes(t)));
function vr({ me: e }, t, n) {
	let r = Tn / Math.max(1, t.seats.length - 1), i = 0;
	for (let a of t.seats) i += (a === e ? 1 : -r) * _r(t, a, n);
	return i;
}
function yr(e, t) {
	let n = V(e, t);
	if (gr(e.g) !== "FW2") return n;
	let r = se(e.g);
	t(r);
	let i = Y(e.g);
	return n + vr(e, r, i) - vr(e, e.g, i);
}
var br = (e, t) => V(e, (e) => {
	let { strength: n, fall: r } = Yt.CS2;
	pr(e, t, n, "CS2");
	let i = C(e, t);
	i > 0 && w(e, t, Math.max(1, i - r), "CS2");
});
function xr({ g: e }, t) {
	let n = gr(e);
	return n === "FW9" || n === "FW4" && t === e.turn.industry;
}
var Sr = (e, t) => t !== null && xr(e, t) ? Ln(e.g) * br(e, t) : 0, Cr = (e, t) => Sr(e, t) - Sr(e, e.g.forecast) + V(e, (e) => void (e.forecast = t));
function wr(e) {
	let { forecast: t } = e.g;
	if (t === null || !xr(e, t)) return 0;
	let n = br(e, t), r = Ln(e.g), i = n < 0 ? r : 1 - r;
	return Math.abs(n) * i * (1 - i ** 2);
}
function Tr(e, t) {
	let { g: n, me: r, horizon: i } = e, a = se(n);
	t(a);
	let o = gr(n) === "FW2" ? Y(n) : null, s = (e) => e === r ? 0 : (1 + T(n, e)) ** 3, c = 0;
	for (let e of n.seats) c += s(e);
	let l = 0;
	for (let e of n.seats) {
		let t = (o === null ? 0 : _r(n, e, o) - _r(a, e, o)) + i * (zn(n, e) - zn(a, e));
		l += e === r ? -t : Nn * t * s(e) / c;
	}
	return l;
}
// games/economicus/rules/cards/company-options.ts
var Er = {
	OP15: {
		targets: (e, t, n) => J(n, lr(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let { industry: n } = f(X(t.asset)), r = X(t.rival), i = Ht(e, r, X(t.asset), S(e, n), "OP15");
			i !== null && t.dues.push(i), t.losses.push({
				loser: r,
				industry: n
			});
		}
	},
	OP22: {
		targets(e, t, n) {
			let r = k(e.players[t]).filter((t) => f(t).condition === "mortgaged" || !x(e, "EV12")), i = h(e, t).filter((t) => O(e.players[t]));
			return J(n, r.length > 0 && i.length > 0 ? [{
				company: r,
				rival: i
			}] : []);
		},
		carryOut(e, t) {
			let { industry: n, condition: r } = f(X(t.company));
			r === "clean" && It(e, t.by, n), Dr(e, t, d(n, "mortgaged"));
			let i = S(e, n);
			t.dues.push({
				debtor: X(t.rival),
				amount: i,
				creditor: t.by,
				because: "OP22"
			});
		}
	},
	OP26: {
		targets: (e, t, n) => J(n, k(e.players[t]).map((t) => ({
			company: [t],
			industry: gn(e, f(t).industry)
		}))),
		carryOut(e, t) {
			let { industry: n, condition: r } = f(X(t.company)), i = X(t.industry), a = e.players[t.by], o = a.fresh[n];
			Nt(e, t.by, n, r), a.fresh[i] += o - a.fresh[n], A(e, t.by, i, r), --e.extra[n], e.extra[i] += 1, v(e, "companyMoved", {
				seat: t.by,
				from: n,
				to: i,
				condition: r
			});
		}
	},
	OP27: {
		targets: (e, t, n) => J(n, Or(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let n = f(X(t.company)), r = f(X(t.asset)), i = X(t.rival);
			j(e, t.by, i, n.industry, n.condition), j(e, i, t.by, r.industry, r.condition), v(e, "companyTaken", {
				from: t.by,
				to: i,
				...n,
				because: "OP27",
				received: 0
			}), v(e, "companyTaken", {
				from: i,
				to: t.by,
				...r,
				because: "OP27",
				received: 0
			});
		}
	},
	OP36: {
		targets: (e, t, n) => O(e.players[t]) ? J(n, lr(e, t)) : _("EC-R.32", "noTokens", { limit: 12 }),
		isTakeover: !0,
		harmed: (e, t) => [X(t.rival)],
		carryOut(e, t) {
			let { industry: n, condition: r } = f(X(t.asset)), i = X(t.rival);
			j(e, i, t.by, n, r), v(e, "companyTaken", {
				from: i,
				to: t.by,
				industry: n,
				condition: r,
				because: "OP36",
				received: 0
			}), t.losses.push({
				loser: i,
				industry: n
			});
		}
	}
};
function Dr(e, t, n) {
	let { industry: r, condition: i } = f(n), a = X(t.rival);
	j(e, t.by, a, r, i), v(e, "companyTaken", {
		from: t.by,
		to: a,
		industry: r,
		condition: i,
		because: "OP22",
		received: 0
	});
}
function Or(e, t) {
	let n = [];
	for (let r of k(e.players[t])) {
		let { industry: i } = f(r), a = C(e, i);
		for (let o of h(e, t)) {
			let t = k(e.players[o]).filter((t) => {
				let n = f(t).industry;
				return n === i || C(e, n) === 0 || C(e, n) > a ? !1 : n !== e.turn.industry || cr(e, o);
			});
			t.length > 0 && n.push({
				company: [r],
				rival: [o],
				asset: t
			});
		}
	}
	return n;
}
// games/economicus/rules/cards/crisis-options.ts
var kr = (e, t, n) => {
	let r = fr(e);
	return J(n, r.length > 0 ? [{ industry: r }] : []);
}, Ar = (e, t, n) => h(e, t).filter((t) => dr(e, t, n)), jr = {
	OP01: {
		targets: kr,
		carryOut: (e, t) => pr(e, X(t.industry), -2, "OP01")
	},
	OP02: {
		targets: kr,
		carryOut: (e, t) => pr(e, X(t.industry), -e.crises[X(t.industry)], "OP02")
	},
	OP03: {
		targets: (e) => [{ industry: s.filter((t) => t !== e.forecast) }],
		carryOut: (e, t) => hr(e, X(t.industry), "OP03")
	},
	OP04: {
		targets: () => q,
		carryOut(e, t) {
			fn(e);
			let n = Oe(e.crisisDeck, 3, t.by);
			return v(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: be(t.by, n)
			}), Ve("briefing", {
				reader: t.by,
				count: n.length
			});
		}
	},
	OP42: {
		targets(e, t, n) {
			let r = s.filter((n) => Ar(e, t, n).length > 0);
			return J(n, r.length > 0 ? [{ industry: r }] : []);
		},
		harmed: (e, t) => Ar(e, t.by, X(t.industry)),
		carryOut: (e, t) => pr(e, X(t.industry), 2, "OP42")
	}
};
// games/economicus/rules/dice.ts
function Mr(e, t, n) {
	let r = fe(e), i = fe(e);
	return v(e, "diceRolled", {
		seat: t,
		blue: r,
		white: i,
		because: n
	}), {
		blue: r,
		white: i,
		industry: Nr(r + i)
	};
}
function Nr(e) {
	let t = s[e - 2];
	if (t === void 0) throw Error(`no industry has the number ${e}`);
	return t;
}
// games/economicus/rules/cards/dice-options.ts
var Pr = {
	OP05: {
		targets: (e, t, n) => e.turn.rerollers.includes(t) ? _("EC-16.3", "alreadyPlayed", { card: n }) : q,
		carryOut(e, t) {
			e.turn.rerollers.push(t.by);
			let { blue: n, white: r, industry: i } = Mr(e, t.by, "OP05");
			e.turn.dice = {
				blue: n,
				white: r
			}, e.turn.industry = i;
		}
	},
	OP06: {
		targets: (e) => [{ industry: gn(e, Y(e)) }],
		carryOut(e, t) {
			let n = Y(e);
			e.turn.industry = X(t.industry), v(e, "industryShifted", {
				seat: t.by,
				from: n,
				to: e.turn.industry
			});
		}
	},
	OP24: {
		targets: (e, t, n) => e.turn.exporters.includes(t) ? _("EC-16.3", "alreadyPlayed", { card: n }) : q,
		carryOut(e, t) {
			e.turn.exporters.push(t.by);
		}
	}
}, Fr = {
	OP29: { targets: () => q },
	OP40: {
		targets(e, t, n) {
			let r = h(e, t).filter((t) => Re(e, t));
			return J(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [X(t.rival)],
		carryOut(e, t) {
			let n = X(t.rival), { hand: r } = e.players[n];
			De(r, t.by);
			let i = xe(t.by, n, [...r.secret]);
			return v(e, "lookedIntoHand", {
				seat: t.by,
				victim: n,
				cards: i
			}), Ve("espionage", {
				spy: t.by,
				victim: n
			});
		}
	}
}, Ir = (e, t, n, r) => ({
	industry: t,
	opener: n,
	kind: null,
	start: S(e, t),
	last: null,
	leader: null,
	queue: [],
	admitted: [n],
	because: r,
	discount: 0
}), Lr = {
	OP07: {
		targets: () => q,
		carryOut: (e) => w(e, Y(e), S(e, Y(e)) + 6, "OP07")
	},
	OP08: {
		targets: () => q,
		carryOut: (e) => w(e, Y(e), S(e, Y(e)) - 6, "OP08")
	},
	OP09: {
		targets: (e, t, n) => e.active === t ? zr(e, t, n, ["private"]) : _("EC-16.3", "notOwnTurn", { card: n }),
		carryOut: (e, t) => Br(e, t.by, "private", "OP09")
	},
	OP10: {
		targets: (e, t, n) => ar(n, At(e, Y(e))),
		carryOut: (e, t) => Ve("auction", Ir(e, Y(e), t.by, "OP10"))
	},
	OP12: {
		targets(e, t) {
			let n = h(e, t).filter((t) => Rr(e, t).length > 0), r = (t) => [...new Set(Rr(e, t).map((e) => e.paid))];
			return n.length > 0 ? n.map((e) => ({
				rival: [e],
				paid: r(e)
			})) : q;
		},
		carryOut(e, t) {
			let { rival: n } = t;
			if (n === null) return;
			let r = X(Rr(e, n).findLast(({ paid: e }) => e === t.paid) ?? null);
			e.turn.privatised = e.turn.privatised.filter((e) => e !== r);
			let i = D(e.players[n], r.industry) > 0 ? "clean" : "mortgaged", a = Ht(e, n, d(r.industry, i), r.paid, "OP12");
			a !== null && t.dues.push(a), r.quota !== null && ln(e, n, "OP12");
		}
	},
	OP13: {
		targets: (e, t, n) => ar(n, cn(e)),
		carryOut: (e, t) => ln(e, t.by, "OP13")
	},
	OP14: {
		targets: () => [{
			industry: s,
			kind: c
		}],
		carryOut(e, t) {
			let n = X(t.industry), r = X(t.kind);
			jt(e, n, r, 1), e.extra[n] += 1, v(e, "companyAdded", {
				industry: n,
				kind: r,
				because: "OP14"
			});
		}
	},
	OP37: {
		targets(e, t, n) {
			let r = Ye(C(e, Y(e))) + sr(e, t, n);
			return kt(e, Y(e), "state") === 0 ? _("EC-16.3", "conditionNotMet", { card: n }) : O(e.players[t]) ? Je(e, t, r) ? q : _("EC-16.3", "cannotPay", {
				cost: r,
				cash: e.players[t].cash
			}) : _("EC-R.32", "noTokens", { limit: 12 });
		},
		harmed: () => [],
		carryOut(e, t) {
			let n = Y(e), r = Ye(S(e, n));
			b(e, t.by, r), jt(e, n, "state", -1), A(e, t.by, n, "clean"), v(e, "boughtDirectly", {
				seat: t.by,
				industry: n,
				kind: "state",
				price: r,
				by: "OP37"
			});
		}
	},
	OP45: {
		targets: (e, t, n) => zr(e, t, n, c),
		harmed: (e, t) => e.active === t.by ? [] : [e.active],
		carryOut: (e, t) => Br(e, t.by, X(t.kind), "OP45")
	}
}, Rr = (e, t) => e.turn.privatised.filter((n) => n.seat === t && e.players[t].companies[n.industry] > 0);
function zr(e, t, n, r) {
	let i = Y(e), a = C(e, i);
	if (e.turn.isAuctionOff) return _("EC-16.3", "conditionNotMet", { card: n });
	let o = Wt(e, t) - sr(e, t, n);
	if (o < a) return _("EC-21.7", "beyondSolvency", { solvency: o });
	let [s] = r.map((n) => M(e, t, n)).filter((e) => e !== null), c = r.filter((n) => kt(e, i, n) > 0 && M(e, t, n) === null);
	return c.length > 0 ? r.length > 1 ? [{ kind: c }] : q : s ?? _("EC-16.3", "conditionNotMet", { card: n });
}
function Br(e, t, n, r) {
	let i = Y(e);
	return e.turn.isAuctionOff = !0, Ve("purchase", {
		buyer: t,
		industry: i,
		kind: n,
		price: S(e, i),
		by: r
	});
}
// games/economicus/rules/cards/money-options.ts
var Vr = {
	OP19: { targets: () => q },
	OP20: {
		targets(e, t, n) {
			let { cash: r } = e.players[t], i = sr(e, t, n), a = 2 + i;
			return r < a ? _("EC-16.3", "cannotPay", {
				cost: a,
				cash: r
			}) : J(n, Gr(e, t, r - i));
		},
		carryOut(e, t) {
			let n = [X(t.company), t.asset].filter((e) => e !== null).map((e) => f(e).industry);
			for (let r of n) Pt(e.players[t.by], r);
			let r = 2 * n.length;
			b(e, t.by, r), v(e, "loansClosed", {
				seat: t.by,
				industries: n,
				amount: r
			});
		}
	},
	OP23: {
		targets: (e, t, n) => Hr(n, Ur(e, t)),
		carryOut(e, t) {
			let n = X(t.rival), r = Math.min(on.most, on.each * Ct(e.players[n]));
			t.dues.push({
				debtor: n,
				amount: r,
				creditor: null,
				because: "OP23"
			});
		}
	},
	OP38: {
		targets: () => q,
		harmed: () => []
	},
	OP39: {
		targets: () => q,
		harmed: () => [],
		carryOut(e, t) {
			fn(e), hn(e);
			let n = ke(e.crisisDeck, t.by), r = ke(e.eventDeck, t.by);
			return n !== null && v(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: be(t.by, [n])
			}), r !== null && v(e, "lookedAt", {
				seat: t.by,
				deck: "events",
				cards: be(t.by, [r])
			}), Ve("insider", {
				seller: t.by,
				left: 2
			});
		}
	},
	OP41: {
		targets: (e, t, n) => Hr(n, h(e, t)),
		harmed: (e, t) => [X(t.rival)],
		carryOut(e, t) {
			let n = X(t.rival), r = Math.min(7, e.players[n].cash);
			qe(e, n, t.by, r), v(e, "received", {
				seat: t.by,
				amount: r,
				from: n,
				because: "OP41"
			});
		}
	},
	OP43: {
		targets: (e, t, n) => ar(n, dr(e, t, Y(e)) && Wr(e, t).length > 0),
		harmed: (e, t) => Wr(e, t.by),
		carryOut(e, t) {
			for (let n of Wr(e, t.by)) t.dues.push({
				debtor: n,
				amount: 6,
				creditor: t.by,
				because: "OP43"
			});
		}
	}
}, Hr = (e, t) => J(e, t.length > 0 ? [{ rival: t }] : []), Ur = (e, t) => h(e, t).filter((t) => Ct(e.players[t]) > 0), Wr = (e, t) => h(e, t).filter((t) => dr(e, t, Y(e)));
function Gr(e, t, n) {
	let r = e.players[t], i = Ot(r).filter((e) => r.mortgaged[e] > 0), a = n >= 4;
	return i.map((e, t) => {
		let n = r.mortgaged[e] > 1 ? i.slice(t) : i.slice(t + 1), o = a ? n.map((e) => d(e, "mortgaged")) : [];
		return {
			company: [d(e, "mortgaged")],
			asset: [null, ...o]
		};
	});
}
// games/economicus/rules/projects.ts
function Kr(e, t, n, r) {
	let i = e.players[t], a = fe(e), o = a + r, s = o >= tt(e) && O(i) ? "succeeds" : o <= 1 ? "burns" : "stays";
	v(e, "projectRolled", {
		seat: t,
		industry: n,
		die: a,
		bonus: r,
		result: s
	}), s !== "stays" && (--i.projects[n], s !== "burns" && (e.extra[n] += 1, A(e, t, n, "clean"), x(e, "EV34") && e.innovator === null && (e.innovator = t, E(e, t, 1, "EV34"))));
}
// games/economicus/rules/cards/project-options.ts
var qr = {
	OP16: {
		targets(e, t, n) {
			let r = s.filter((n) => e.players[t].projects[n] > 0);
			return J(n, r.length > 0 ? [{ industry: r }] : []);
		},
		carryOut: (e, t) => Kr(e, t.by, X(t.industry), 2)
	},
	OP18: {
		targets(e, t, n) {
			if (Dt(e.players[t]) === 0) return _("EC-11.18", "noProjectTokens", { limit: 3 });
			let r = sr(e, t, n), i = s.filter((n) => {
				let i = e.prices[n];
				return i === null || Je(e, t, dt(i) + r);
			});
			return J(n, i.length > 0 ? [{ industry: i }] : []);
		},
		carryOut(e, t) {
			let n = X(t.industry), r = S(e, n), i = dt(r);
			if (!Je(e, t.by, i)) return v(e, "fizzled", {
				seat: t.by,
				card: t.card
			});
			b(e, t.by, i), e.players[t.by].projects[n] += 1, v(e, "projectsCreated", {
				seat: t.by,
				industry: n,
				count: 1,
				cost: i,
				because: "OP18"
			}), w(e, n, r + 2, "OP18");
		}
	}
}, Jr = (e, t) => ({
	targets: (e, n, r) => ar(r, t(e, n)),
	carryOut: (t, n) => E(t, n.by, 1, e)
}), Yr = {
	OP31: Jr("OP31", (e, t) => s.some((n) => e.players[t].companies[n] >= 2 && mt(e, n) === t)),
	OP32: Jr("OP32", (e, t) => Ot(e.players[t]).length >= 5),
	OP33: Jr("OP33", (e, t) => xn(e, t).some((n) => n.reduce((n, r) => n + e.players[t].companies[r], 0) >= 4)),
	OP34: Jr("OP34", (e, t) => !gt(e, t)),
	OP44: {
		targets(e, t, n) {
			let r = h(e, t).filter((t) => T(e, t) > 0);
			return J(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [X(t.rival)],
		carryOut: (e, t) => E(e, X(t.rival), -1, "OP44")
	}
}, Xr = {
	...jr,
	...Pr,
	...Lr,
	...Er,
	...qr,
	...Vr,
	...Fr,
	...Yr
}, Zr = (e) => e in Xr;
function Qr(e) {
	let t = P(e);
	return Zr(t) ? t : null;
}
var $r = (e) => !an(e) && tn.some((t) => t === P(e));
// games/economicus/rules/cards/playing.ts
function ei(e, t, n) {
	let r = or(e, t), { cost: i = 0 } = F(n);
	return b(e, t, r + i), F(n).isStar ? (Se(e.players[t].hand, n), e.players[t].trophies.push(n)) : dn(e, t, n), {
		cost: i,
		charge: r
	};
}
// games/economicus/bot/selling.ts
var ti = (e, t, n) => V(e, (r) => Vt(r, e.me, t, n, "full")) - (Un(e.g) ? Dn * n : 0), ni = (e, t) => ti(e, t, C(e.g, f(t).industry)), ri = (e) => G(U(e, "sell"), ({ company: t }) => ni(e, t), B.sale);
function ii(e) {
	return G([...U(e, "sellInside")].filter(({ company: t }) => e.g.prices[f(t).industry] !== null), ({ company: t }) => ni(e, t), B.inside) ?? { type: "pass" };
}
function ai(e) {
	let { company: t, mustGain: n } = W(e.g, "halfSale");
	if (!H(e, "confirmSale")) return { type: "cancelSale" };
	let r = ti(e, t, C(e.g, f(t).industry)) > B.sale;
	return n || r ? { type: "confirmSale" } : { type: "cancelSale" };
}
// games/economicus/bot/cards/effects.ts
var Z = (e, t) => ({
	phase: "card",
	step: "takeEffect",
	card: e.card,
	industry: e.industry,
	company: e.company,
	rival: e.rival,
	asset: e.asset,
	kind: e.kind,
	paid: e.paid,
	by: t,
	target: null,
	investigators: [],
	detective: null,
	dues: [],
	losses: []
});
function oi(e, t) {
	si(e, t), y(e, t.by, F(t.card).gain ?? 0);
}
function si(e, t) {
	let n = Qr(t.card);
	if (n === null) return;
	for (let t of s) e.prices[t] ??= 10;
	let r = Z(t, t.by);
	Xr[n].carryOut?.(e, r);
	for (let { debtor: t, amount: n, creditor: i } of r.dues) b(e, t, n), i !== null && y(e, i, n);
}
// games/economicus/bot/cards/lots.ts
function Q(e, t) {
	let { g: n, me: r } = e, i = Y(n), a = C(n, i);
	return K(n, r) < a ? 0 : Math.max(0, er(e, r, i, t ?? "private", a));
}
function ci(e) {
	let { g: t } = e, n = Y(t), r = V(e, (e) => w(e, n, C(t, n) + 6, "OP07"));
	return gr(t) === "FW4" ? Math.max(r, li(e, n)) - Math.min(6, Q(e, "private")) : r;
}
function li(e, t) {
	let n = C(e.g, t), r = 0;
	for (let i of k(e.g.players[e.me])) {
		if (f(i).industry !== t) continue;
		let a = ti(e, i, n + 6);
		a > B.sale && (r = Math.max(r, a - Math.max(0, ti(e, i, n))));
	}
	return r;
}
function ui(e, { industry: t, kind: n }) {
	let { g: r, me: i } = e;
	if (n === null || t === null || t !== r.turn.industry || kt(r, t, n) > 0) return 0;
	if (!At(r, t)) return Mn.OP14 * Q(e, n);
	if (r.turn.seat !== i || M(r, i, n) !== null) return 0;
	let a = n === "state" ? "private" : "state", o = Q(e, n) / (1 + di(e, n)), s = M(r, i, a) === null ? Q(e, a) / (1 + di(e, a)) : 0;
	return Math.max(0, o - s);
}
function di({ g: e, me: t }, n) {
	let r = C(e, Y(e));
	return h(e, t).filter((t) => M(e, t, n) === null && K(e, t) >= r).length;
}
function fi(e, t) {
	let { g: n, me: r, horizon: i } = e, a = n.prices[t], o = dt(a ?? 10);
	if (n.players[r].cash < (a === null ? dt(18) : o) + nt(n)) return 0;
	let s = gr(n) === "FW2" && t === Y(n);
	if (!s && n.seats.length === 2) return 0;
	let c = V(e, (e) => A(e, r, t, "clean")), l = V(e, (e) => b(e, r, o));
	return R.late * Vn(n, t, i, s) * c + l - R.upkeep / 2;
}
// games/economicus/bot/cards/judge.ts
function pi(e, t) {
	let n = Qr(t.card);
	if (n === null) return -Infinity;
	let { difficulty: r } = F(t.card), i = (yi[n]?.(e, t) ?? V(e, (n) => si(n, Z(t, e.me)))) + mi(e, t.card), a = V(e, (n) => ei(n, e.me, t.card));
	if (r === void 0) return i + a;
	let o = _i(e, t), s = V(e, (n) => {
		E(n, e.me, -1, "crime"), E(n, gi(e, t) ?? e.me, 1, "investigation");
	});
	return (6 - r) / 6 * ((1 - o) * i + o * Math.min(0, s)) + a;
}
function mi(e, t) {
	let { gain: n = 0, draws: r = 0 } = F(t), i = 6 - e.g.players[e.me].hand.secret.length;
	return (n > 0 ? V(e, (t) => y(t, e.me, n)) : 0) + 3 * Math.min(r, i);
}
function hi({ g: e, me: t }, n) {
	let r = Qr(n.card), i = r === null ? [] : Xr[r].harmed?.(e, Z(n, t)) ?? [], { cost: a } = it(e);
	return [.../* @__PURE__ */ new Set([Le(e), ...i])].filter((n) => n !== t && e.players[n].cash >= a);
}
var gi = (e, t) => hi(e, t)[0], _i = (e, t) => 1 - (1 - jn * (6 - it(e.g).above) / 6) ** hi(e, t).length;
function vi(e) {
	let t = 0;
	for (let n of e.g.layout) t += l[n].ways * vr(e, e.g, n);
	return t / 36;
}
var yi = {
	OP01: (e, t) => yr(e, (n) => si(n, Z(t, e.me))),
	OP02: (e, t) => yr(e, (n) => si(n, Z(t, e.me))),
	OP03: (e, { industry: t }) => t === null ? 0 : Cr(e, t),
	OP04: wr,
	OP05: (e) => vi(e) - vr(e, e.g, Y(e.g)),
	OP06: (e, { industry: t }) => t === null ? 0 : vr(e, e.g, t) - vr(e, e.g, Y(e.g)),
	OP07: ci,
	OP24({ g: e, me: t }) {
		let n = Y(e);
		return e.players[t].companies[n] * Math.max(0, vn(e, n));
	},
	OP09: (e) => Mn.OP09 * Q(e, "private"),
	OP45: (e, { kind: t }) => Mn.OP45 * Q(e, t),
	OP10: (e) => Mn.OP10 * Q(e, "private"),
	OP12: (e, t) => t.rival === null && Un(e.g) ? -Infinity : V(e, (n) => si(n, Z(t, e.me))),
	OP14: ui,
	OP16(e, { industry: t }) {
		return t === null ? 0 : Math.min(6, 6 - (tt(e.g) - 3)) / 6 * V(e, (n) => {
			--n.players[e.me].projects[t], A(n, e.me, t, "clean");
		});
	},
	OP18: (e, { industry: t }) => t === null ? 0 : fi(e, t),
	OP39(e) {
		return k(e.g.players[e.me]).filter((t) => e.g.prices[f(t).industry] !== null).map((t) => ti(e, t, C(e.g, f(t).industry))).sort((e, t) => t - e).slice(0, 2).reduce((e, t) => e + (t > B.inside ? t : 0), 0);
	},
	OP34: (e) => e.goal - T(e.g, e.me) > Pn.within ? 0 : Pn.worth + V(e, (t) => E(t, e.me, 1, "OP34")),
	OP42: (e, t) => Tr(e, (n) => si(n, Z(t, e.me))),
	OP40({ g: e }, { rival: t }) {
		let n = t === null ? 0 : e.players[t].hand.secret.length;
		return n === 0 ? 0 : 3 + Math.min(2, .5 * n);
	}
}, bi = (e) => [...e].sort((e, t) => z[P(e)] - z[P(t)]);
function xi(e) {
	if (!H(e, "exchangeCards")) return null;
	let { hand: t, quotas: n } = e.g.players[e.me], r = t.secret.map((e) => ({
		card: e,
		worth: z[P(e)]
	})), i = n.map((e, t) => ({
		card: e,
		worth: Jn(t + 1) - Jn(t)
	})), a = [...r, ...i].sort((e, t) => e.worth - t.worth).slice(0, 2), o = a.reduce((e, t) => e + t.worth, 0);
	return a.length === 2 && o < 3 - B.exchange ? {
		type: "exchangeCards",
		cards: a.map(({ card: e }) => e)
	} : null;
}
function Si(e) {
	let [t] = bi(e.g.players[e.me].hand.secret);
	if (t === void 0) throw Error("the hand is empty");
	return G(U(e, "playCard"), (t) => pi(e, t), 0) ?? {
		type: "discard",
		card: t
	};
}
function Ci({ g: e }) {
	let t = bi(e.players[W(e, "espionage").victim].hand.secret).at(-1);
	if (t === void 0) throw Error("there is nothing to take");
	return {
		type: "takeCard",
		card: t
	};
}
function wi({ g: e, me: t }) {
	let { terms: n } = W(e, "handOver");
	return {
		type: "giveCards",
		cards: bi(e.players[t].hand.secret).slice(0, n.secret.get.cards)
	};
}
function Ti(e) {
	let { forecast: t } = e.g, [n] = U(e, "orderCrises");
	if (n === void 0) throw Error("there is nothing to put in order");
	let r = t !== null && br(e, t) < 0;
	return {
		type: "orderCrises",
		order: [...n.order].sort((e, t) => r ? Number(N(t)) - Number(N(e)) : Number(N(e)) - Number(N(t)))
	};
}
// games/economicus/bot/cards/reactions.ts
function $(e, t) {
	for (let n of U(e, "react")) if (P(n.card) === t) return n;
	return null;
}
var Ei = (e, t, n) => (n ? $(e, t) : null) ?? { type: "pass" }, Di = (e) => ((W(e.g, "auction").last ?? 0) > z.OP11 ? $(e, "OP11") : null) ?? { type: "pay" };
function Oi(e) {
	let { card: t, industry: n } = W(e.g, "crisis");
	if ($(e, "OP35") === null || t === null || n === null || N(t)) return { type: "pass" };
	let { strength: r, fall: i } = Yt[t], a = V(e, (e) => {
		pr(e, n, r, t);
		let a = C(e, n);
		a > 0 && w(e, n, i === "half" ? Ye(a) : a - i, t);
	});
	return Ei(e, "OP35", Qt.OP35.gain - a > z.OP35);
}
var ki = (e) => Ei(e, "OP25", C(e.g, W(e.g, "loss").industry) > z.OP25);
function Ai(e) {
	let { industry: t } = W(e.g, "crisis"), n = t === null ? 0 : e.g.players[e.me].companies[t];
	return Ei(e, "OP25", Math.min(sn.most, sn.each * n) > z.OP25);
}
function ji(e) {
	let { asset: t, by: n, card: r } = W(e.g, "card");
	if (t === null) return { type: "pass" };
	let { industry: i, condition: a } = f(t);
	return Ei(e, "OP28", 3 - V(e, (o) => {
		P(r) === "OP15" ? Ht(o, e.me, t, C(o, i), "OP15") : j(o, e.me, n, i, a);
	}) > z.OP28);
}
function Mi(e) {
	let { g: t, me: n } = e, r = W(t, "card"), { cost: i, above: a } = it(t), o = (6 - a) / 6 * (V(e, (e) => {
		E(e, n, 1, "investigation"), E(e, r.by, -1, "crime");
	}) - V(e, (e) => oi(e, r))), s = $(e, "OP30");
	if (s !== null && o > z.OP30) return s;
	let c = V(e, (e) => b(e, n, i));
	return H(e, "investigate") && o + c > B.investigation ? { type: "investigate" } : { type: "pass" };
}
var Ni = (e) => Ei(e, "OP30", !0);
// games/economicus/rules/dealings.ts
function Pi(e, t, n, { give: r, get: i }, a) {
	qe(e, t, n, r.money), qe(e, n, t, i.money);
	let o = [...Fi(e, t, ie(r.companies)).map((e) => ({
		...e,
		owner: n
	})), ...Fi(e, n, ie(i.companies)).map((e) => ({
		...e,
		owner: t
	}))];
	for (let { owner: t, industry: n, condition: r, isFresh: i } of o) Mt(e.players[t], n, r), i && (e.players[t].fresh[n] += 1);
	Ii(e, t, n, ae(r.projects)), Ii(e, n, t, ae(i.projects)), e.players[n].quotas.push(...e.players[t].quotas.splice(0, r.quotas)), e.players[t].quotas.push(...e.players[n].quotas.splice(0, i.quotas));
	for (let i of r.cards) Li(e, t, n, i);
	for (let r of a) Li(e, n, t, r);
}
var Fi = (e, t, n) => n.map((n) => {
	let { industry: r, condition: i } = f(n), a = i === "mortgaged" && Ft(e.players[t], r);
	return Nt(e, t, r, i), {
		industry: r,
		condition: i,
		isFresh: a
	};
});
function Ii(e, t, n, r) {
	for (let i of r) --e.players[t].projects[i], e.players[n].projects[i] += 1;
}
function Li(e, t, n, r) {
	Ee(r, {
		from: e.players[t].hand,
		giver: t,
		to: e.players[n].hand,
		taker: n
	});
}
// games/economicus/bot/deals.ts
var Ri = {
	money: 0,
	companies: [],
	projects: [],
	quotas: 0
};
function zi(e, t, n, r) {
	let i = r.get.cards * 3, a = e.me === n ? -i : i;
	return V(e, (e) => Pi(e, t, n, r, [])) + a;
}
function Bi(e) {
	let { g: t, me: n } = e, [r] = t.deals.open.filter(({ to: e }) => e === n);
	return r === void 0 ? null : [...U(e, "acceptDeal")].some((e) => e.deal === r.id) && zi(e, r.from, r.to, r.terms.secret) > B.deal ? {
		type: "acceptDeal",
		deal: r.id
	} : {
		type: "declineDeal",
		deal: r.id
	};
}
function Vi(e) {
	let { g: t, me: n, random: r } = e;
	if (t.turn.seat !== n || (t.deals.proposed[n] ?? 0) > 0 || !H(e, "proposeDeal") || r(2) > 0) return null;
	let i = G(h(t, n).flatMap((t) => [...Hi(e, t)]), ({ gain: e }) => e, B.deal);
	return i === null ? null : {
		type: "proposeDeal",
		to: i.to,
		terms: i.terms
	};
}
function* Hi(e, t) {
	let { g: n, me: r } = e, i = {
		...e,
		me: t
	};
	i.now = Hn(i, n);
	let a = n.options.deals === "on";
	for (let o of [null, ...Ui(n.players[r])]) for (let s of [null, ...Ui(n.players[t])]) {
		if (o === s || o !== null && s !== null && !a || o === null && !O(n.players[r]) || s === null && !O(n.players[t])) continue;
		let c = Wi(e, i, o, s);
		c !== null && (yield c);
	}
}
var Ui = (e) => Ot(e).filter((t) => D(e, t) > 0);
function Wi(e, t, n, r) {
	let { g: i, me: a } = e, o = t.me, s = Gi(n, r, 0), c = zi(e, a, o, s), l = zi(t, a, o, s);
	if (c + l < 2 * B.deal) return null;
	let ee = Math.round((c - l) / 2), u = Gi(n, r, Math.max(-i.players[o].cash, Math.min(i.players[a].cash, ee)));
	return zi(t, a, o, u) <= B.deal ? null : {
		to: o,
		terms: u,
		gain: zi(e, a, o, u)
	};
}
var Gi = (e, t, n) => ({
	give: {
		...Ri,
		money: Math.max(0, n),
		companies: Ki(e),
		cards: []
	},
	get: {
		...Ri,
		money: Math.max(0, -n),
		companies: Ki(t),
		cards: 0
	}
}), Ki = (e) => e === null ? [] : [`${e}-clean-1`];
// games/economicus/rules/raising.ts
function qi(e, t) {
	let n = e.players[t];
	if (!x(e, "EV12")) {
		let [e] = Ot(n).filter((e) => D(n, e) > 0).sort((e, t) => l[e].profit - l[t].profit || e - t);
		if (e !== void 0) return {
			type: "takeLoan",
			industry: e
		};
	}
	let [r] = k(n).map((n) => ({
		company: n,
		stars: Xi(e, t, n),
		proceeds: Yi(e, t, n)
	})).filter(({ proceeds: e }) => e > 0).sort((e, t) => e.stars - t.stars || t.proceeds - e.proceeds || Ji(e.company) - Ji(t.company));
	return r === void 0 ? null : {
		type: "sellAtHalf",
		company: r.company
	};
}
var Ji = (e) => f(e).industry;
function Yi(e, t, n) {
	return e.prices[f(n).industry] === null ? 1 : Bt(e, t, n);
}
function Xi(e, t, n) {
	let { industry: r } = f(n);
	if (!g(e)) return 1;
	let i = e.players[t].companies[r], a = Math.max(0, ...e.seats.filter((e) => e !== t).map((t) => e.players[t].companies[r])), o = i - 1 > a;
	return +(i === 1) + +(mt(e, r) === t && !o);
}
// games/economicus/bot/money.ts
function Zi(e) {
	let { g: t, me: n } = e;
	if (W(t, "payment").debtor !== n) throw Error("only the debtor raises money");
	let r = [...U(e, "playCard")].find(({ card: e }) => F(e).isMoney && P(e) !== "OP39");
	if (r !== void 0) return r;
	let i = qi(t, n);
	if (i !== null) return i;
	let [a] = t.deals.open.filter(({ from: e }) => e === n);
	return a !== void 0 && H(e, "withdrawDeal") ? {
		type: "withdrawDeal",
		deal: a.id
	} : { type: "declareBankruptcy" };
}
function Qi(e) {
	let { g: t, me: n } = e;
	if (t.players[n].cash < 22) return null;
	let [r] = U(e, "repayLoan");
	return r === void 0 ? null : V(e, (e) => Rt(e, n, r.industry)) > 0 ? r : null;
}
var $i = (e) => $(e, "OP21") ?? { type: "payInterest" };
// games/economicus/bot/placement.ts
function ea(e) {
	let { me: t, random: n } = e, r = null, i = -Infinity;
	for (let a of U(e, "place")) {
		let { industry: o, kind: s } = a, c = er(e, t, o, s, 0) + ta(e, o) + n(100) / 200;
		c <= i || (i = c, r = a);
	}
	if (r === null) throw Error("there is nothing to take");
	return r;
}
function ta({ g: e, horizon: t }, n) {
	let r = 0;
	for (let t of gn(e, n)) r += l[t].ways;
	return Fn * t * r * l[n].profit / 36;
}
// games/economicus/bot/start-ups.ts
var na = (e, t) => Bn(t) * V(e, (n) => A(n, e.me, t, "clean"));
function ra(e) {
	let { g: t, me: n } = e, { industry: r, cost: i } = W(t, "startUps"), a = na(e, r) - R.upkeep - B.project, o = $(e, "OP17");
	if (o !== null && a > 0) return o;
	let s = t.players[n].cash >= i + nt(t);
	return !H(e, "createProjects") || !s || t.players[n].projects[r] > 0 ? { type: "pass" } : a + V(e, (e) => b(e, n, i)) > 0 ? {
		type: "createProjects",
		count: 1
	} : { type: "pass" };
}
function ia(e) {
	let { g: t } = e, { industry: n } = W(t, "project"), r = na(e, n) > nt(t);
	if (r && H(e, "payUpkeep")) return { type: "payUpkeep" };
	let i = r ? ir(e) : null;
	if (i !== null) return i;
	let [a] = [...new Set([...U(e, "offerProject")].map(({ to: e }) => e))].sort((e, n) => t.players[n].cash - t.players[e].cash);
	if (a === void 0) return { type: "letBurn" };
	let o = Math.max(0, t.players[a].cash - nt(t));
	return {
		type: "offerProject",
		to: a,
		price: Math.min(o, 2)
	};
}
function aa(e) {
	let { industry: t } = W(e.g, "crisis");
	return H(e, "payUpkeep") && t !== null && na(e, t) > R.upkeep ? { type: "payUpkeep" } : { type: "letBurn" };
}
function oa(e) {
	let { industry: t, price: n } = W(e.g, "projectSale");
	return na(e, t) > n + nt(e.g) + B.project ? { type: "buyProject" } : { type: "pass" };
}
// games/economicus/bot/takeovers.ts
var sa = (e, t, n, r, i) => V(e, (e) => {
	qe(e, t, n, ft(e, C(e, r))), j(e, n, t, r, i);
});
function ca(e) {
	let { g: t, me: n } = e, { industry: r } = W(t, "offers");
	return G(U(e, "offerTakeover"), ({ owner: t, condition: i }) => sa(e, n, t, r, i), B.takeover) ?? la(e, r) ?? { type: "pass" };
}
function la(e, t) {
	let { g: n, me: r } = e, i = ft(n, C(n, t)) - n.players[r].cash;
	return i <= 0 || K(n, r) < i + n.players[r].cash ? null : n.seats.some((i) => i !== r && n.players[i].companies[t] > n.turn.sheltered[i] && sa(e, r, i, t, n.players[i].mortgaged[t] > 0 ? "mortgaged" : "clean") > B.takeover + 6.5 / 2) ? ir(e) : null;
}
function ua(e) {
	let { g: t, me: n } = e, { industry: r, pending: i } = W(t, "offers");
	if (i === null) return { type: "acceptTakeover" };
	let a = sa(e, i.by, n, r, i.condition), o = $(e, "OP28");
	if (o !== null && a < 0) return o;
	let s = C(t, r);
	return V(e, (e) => {
		b(e, n, s), w(e, r, 2 * s, "kept");
	}) <= a + B.keeping ? { type: "acceptTakeover" } : H(e, "keepCompany") ? { type: "keepCompany" } : (K(t, n) - (i.condition === "clean" ? 5 : 0) >= s ? ir(e) : null) ?? { type: "acceptTakeover" };
}
// games/economicus/bot/cards/playing.ts
var da = /* @__PURE__ */ new Set([
	"OP20",
	"OP22",
	"OP26",
	"OP27"
]), fa = /* @__PURE__ */ new Set([
	"OP09",
	"OP14",
	"OP37",
	"OP45"
]), pa = /* @__PURE__ */ new Set([
	"OP01",
	"OP02",
	"OP18",
	"OP42"
]), ma = /* @__PURE__ */ new Set(["OP07"]), ha = /* @__PURE__ */ new Set(["OP03", "OP04"]), ga = ["FW5", "FW8"], _a = [
	"FW2",
	"FW3",
	"FW4",
	"FW5",
	"FW6",
	"FW7",
	"FW8"
];
function va(e, t, n) {
	let r = P(e);
	return $r(e) ? !1 : da.has(r) ? t === "FW8" && n : pa.has(r) ? t === "FW2" || t === "FW8" && n : ha.has(r) ? t === "FW4" || t === "FW9" : ma.has(r) ? t === "FW4" || t === "FW6" : fa.has(r) ? t === "FW5" : (F(e).timing.includes("any") ? ga : _a).includes(t);
}
var ya = (e, t) => G(ba(e, t), (t) => pi(e, t), B.card);
function* ba(e, t) {
	let n = e.g.turn.seat === e.me;
	for (let r of Zn(e, "playCard")) for (let e of r) {
		if (!va(e.card, t, n)) break;
		yield e;
	}
}
// games/economicus/bot/window.ts
function xa({ seat: e, view: t, offers: n }) {
	let r = t.stack.at(-1);
	if (r?.phase !== "window" || t.deals.open.some(({ to: t }) => t === e)) return null;
	let { companies: i, hand: a } = t.players[e], o = t.turn.seat === e;
	return r.window === "FW4" && t.turn.industry !== null && i[t.turn.industry] > 0 || r.window === "FW8" && o || a.secret.some((e) => e !== null && va(e, r.window, o)) ? null : n.some(({ type: e }) => e === "roll") ? { type: "roll" } : { type: "ready" };
}
function Sa(e) {
	let { window: t } = W(e.g, "window");
	return Bi(e) ?? ya(e, t) ?? (t === "FW4" ? ri(e) : null) ?? (t === "FW8" ? Ca(e) : null) ?? (H(e, "roll") ? { type: "roll" } : { type: "ready" });
}
function Ca(e) {
	return e.g.turn.seat === e.me ? Qi(e) ?? (g(e.g) ? xi(e) : null) ?? Vi(e) : null;
}
// games/economicus/bot/careful.ts
var wa = ({ search: e }) => ({
	name: "careful",
	choose(t, n) {
		let { seat: r, view: i, offers: a } = t;
		return xa(t) ?? Ta(Xn(e.redeal(i, n(4294967296)), r, a, n));
	}
});
function Ta(e) {
	let t = e.g.stack.at(-1);
	switch (t?.phase) {
		case "placement": return ea(e);
		case "window": return Sa(e);
		case "project": return ia(e);
		case "projectSale": return oa(e);
		case "halfSale": return ai(e);
		case "handOver": return wi(e);
		case "payment": return t.debtor === e.me ? Zi(e) : Bi(e) ?? Zi(e);
		case "crisis": return t.step === "bailout" ? Oi(e) : t.step === "insurance" ? Ai(e) : aa(e);
		case "auction": return t.step === "announcement" ? rr(e) : t.step === "bidding" ? tr(e) : Di(e);
		case "startUps": return ra(e);
		case "offers": return t.step === "offering" ? ca(e) : ua(e);
		case "interest": return $i(e);
		case "event": return t.step === "choice" ? Ea(e) : Da(e);
		case "card": return t.step === "shield" ? ji(e) : t.step === "investigation" ? Mi(e) : Ni(e);
		case "loss": return ki(e);
		case "overflow": return Si(e);
		case "briefing": return Ti(e);
		case "insider": return ii(e);
		case "espionage": return Ci(e);
		default: throw Error("no question is open");
	}
}
var Ea = ({ g: e, me: t }) => e.players[t].cash > 15 && e.players[t].hand.secret.length < 4 ? { type: "drawCard" } : { type: "takeMoney" };
function Da({ g: e, me: t }) {
	let n = e.stack.at(-1), r = n?.phase === "event" ? n.industry : null;
	return r === null ? {
		type: "giveUp",
		condition: u[0]
	} : {
		type: "giveUp",
		condition: Bt(e, t, `${r}-mortgaged`) >= 0 ? "mortgaged" : "clean"
	};
}
// games/economicus/bot/bots.ts
var Oa = [0, 1];
function ka(e) {
	let t = o(e);
	return {
		...t,
		choose(e, n) {
			let r = e.view.stack.at(-1)?.phase === "window" ? e.offers.filter(({ type: e }) => e !== "declareBankruptcy") : e.offers;
			return t.choose({
				...e,
				offers: r
			}, n);
		}
	};
}
// \0parlour-bundle
var Aa = {
	game: "economicus",
	plays: Oa,
	botsFor: (e) => [ka(e), wa(e)]
};
export { Aa as default };
